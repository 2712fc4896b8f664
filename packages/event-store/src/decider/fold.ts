import type { Decider } from './decider.ts';

/** The state that a history leads to. */
export const fold = <Event, State>(
  { initial, evolve }: Pick<Decider<never, Event, State>, 'initial' | 'evolve'>,
  events: readonly Event[],
): State => events.reduce(evolve, initial());
