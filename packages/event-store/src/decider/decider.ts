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
