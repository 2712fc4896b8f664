/**
 * The rules of one kind of stream: two pure functions over plain data.
 * `decide` answers the events a command leads to (none: accepted, nothing new) or throws a `DomainError`;
 * `evolve` folds one event into the state. No I/O, clock or randomness inside: they come in with the command.
 */
export interface Decider<Command, Event, State> {
  readonly decide: (command: Command, state: State) => Event[];
  readonly evolve: (state: State, event: Event) => State;
  readonly initial: () => State;
}

/** The state that a history leads to. */
export const fold = <Event, State>(
  { initial, evolve }: Pick<Decider<never, Event, State>, 'initial' | 'evolve'>,
  events: readonly Event[],
): State => events.reduce(evolve, initial());

/** Ends an exhaustive `switch`: compiles only when every case is handled. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
