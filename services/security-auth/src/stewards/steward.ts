import type { StewardRole } from '@aera/contracts';
import { type Decider, DomainError } from '@aera/domain';

export type StewardEvent = {
  type: 'StewardAppointed';
  data: {
    stewardId: string;
    username: string;
    /** Names and hash are sealed with the steward's own key; `null` once erased. */
    firstName: string | null;
    lastName: string | null;
    /** Argon2id, PHC string format. */
    passwordHash: string | null;
    role: StewardRole;
    appointedAt: string;
  };
};

export type StewardCommand = {
  type: 'AppointSteward';
  data: {
    stewardId: string;
    username: string;
    firstName: string;
    lastName: string;
    passwordHash: string;
    role: StewardRole;
  };
  now: string;
};

export type Steward =
  | { status: 'absent' }
  | {
      status: 'appointed';
      stewardId: string;
      username: string;
      firstName: string;
      lastName: string;
      passwordHash: string;
      role: StewardRole;
    }
  | { status: 'erased' };

export const steward: Decider<StewardCommand, StewardEvent, Steward> = {
  initial: () => ({ status: 'absent' }),
  evolve: (_, { data: { appointedAt: _appointedAt, ...data } }) => {
    const { firstName, lastName, passwordHash } = data;
    if (firstName === null || lastName === null || passwordHash === null) return { status: 'erased' };
    return { status: 'appointed', ...data, firstName, lastName, passwordHash };
  },
  decide: ({ data, now }, state) => {
    if (state.status === 'absent') return [{ type: 'StewardAppointed', data: { ...data, appointedAt: now } }];
    throw new DomainError('steward-exists', 'This steward has been appointed already.');
  },
};
