import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type ErasureIdentifiers,
  evolveErasure,
  initialErasure,
  isErasureOf,
  type PersonErasure,
  type PersonErasureEvent,
} from './person-erasure.ts';

interface ErasureActor {
  readonly erasureId: string;
  readonly stewardId: string;
}

export type PersonErasureCommand =
  | {
      type: 'StartErasure';
      data: ErasureActor & {
        /** The contact that the steward requested, or the hash of another reference. */
        requestedId: string;
        /** All contacts of that person. */
        contactIds: readonly string[];
        /** Hashes of all other references to the person. */
        referenceIds: readonly string[];
        keys: ErasureIdentifiers;
        reason: string;
      };
      now: string;
    }
  | { type: 'RecordErasedAtService'; data: ErasureActor & { service: string; erased: number }; now: string }
  /** `services` are the services that must have erased first. */
  | { type: 'CompleteErasure'; data: ErasureActor & { services: readonly string[] }; now: string };

type CommandOf<Type extends PersonErasureCommand['type']> = Extract<PersonErasureCommand, { type: Type }>;

const reject = rejections({
  'erasure-of-another': ['conflict', 'This erasure was started for a different person.'],
  'erasure-unfinished': ['conflict', 'Some services haven’t responded yet.'],
});

/** Returns no events for a repeated request, which resumes the erasure. */
function decideErasure(command: PersonErasureCommand, state: PersonErasure): PersonErasureEvent[] {
  switch (command.type) {
    case 'StartErasure':
      return begin(command, state);
    case 'RecordErasedAtService': {
      const { data, now } = command;
      if (state.status !== 'begun' || data.service in state.reached) return [];
      return [{ type: 'PersonErasedAtService', data: { ...data, erasedAt: now } }];
    }
    case 'CompleteErasure':
      return end(command, state);
    default:
      return unreachable(command);
  }
}

function begin({ data, now }: CommandOf<'StartErasure'>, state: PersonErasure): PersonErasureEvent[] {
  const { requestedId, ...begun } = data;
  if (state.status === 'absent') return [{ type: 'PersonErasureStarted', data: { ...begun, begunAt: now } }];
  if (isErasureOf(state, requestedId)) return [];
  throw reject('erasure-of-another');
}

function end({ data, now }: CommandOf<'CompleteErasure'>, state: PersonErasure): PersonErasureEvent[] {
  const { services, ...by } = data;
  if (state.status === 'complete') return [];
  if (state.status === 'absent' || services.some((service) => !(service in state.reached)))
    throw reject('erasure-unfinished');
  return [{ type: 'PersonErasureCompleted', data: { ...by, erasedAt: now } }];
}

export const personErasure: Decider<PersonErasureCommand, PersonErasureEvent, PersonErasure> = {
  initial: initialErasure,
  evolve: evolveErasure,
  decide: decideErasure,
};
