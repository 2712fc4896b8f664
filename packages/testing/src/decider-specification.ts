import assert from 'node:assert/strict';
import { type Decider, isDomainError } from '@aera/event-store/decider';

export interface Given<Command, Event> {
  when(command: Command): Outcome<Event>;
}

export interface Outcome<Event> {
  /** The command returns exactly these events, in this order. */
  then(...expected: Event[]): void;
  /** The command is accepted without events. */
  thenNothing(): void;
  /** The command is rejected with this code. */
  thenRejected(code: string): void;
}

/** Specification of a decider: `given(...events).when(command).then(...events)`, `.thenNothing()` or `.thenRejected(code)`. */
export const deciderSpecification =
  <Command, Event, State>({ decide, evolve, initial }: Decider<Command, Event, State>) =>
  (...history: Event[]): Given<Command, Event> => ({
    when(command) {
      const decided = () => decide(command, history.reduce(evolve, initial()));
      const outcome = { thenNothing: () => assert.deepEqual(decided(), []), thenRejected: rejects(decided) };
      return Object.assign(outcome, {
        then: (...expected: Event[]) => assert.deepEqual(decided(), expected),
      });
    },
  });

const rejects = (decided: () => unknown) => (code: string) =>
  assert.throws(decided, (error) => {
    if (!isDomainError(error)) throw error;
    assert.equal(error.code, code);
    return true;
  });
