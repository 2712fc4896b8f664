import { type Decider, DomainError, unreachable } from '@aera/domain';

/** Everything about the person is sealed with the member's own key; `null` once the member is erased. */
export type MemberEvent =
  | {
      type: 'MemberRegistered';
      data: {
        memberId: string;
        email: string | null;
        name: string | null;
        /** Argon2id, PHC string format. */
        passwordHash: string | null;
        registeredAt: string;
      };
    }
  | {
      type: 'MemberErased';
      data: {
        memberId: string;
        /** Stream of the claim on the address (a keyed hash), so that it can be let go of once nobody can read the address. */
        claim: string;
        erasedAt: string;
      };
    };

export type MemberCommand =
  | {
      type: 'RegisterMember';
      data: { memberId: string; email: string; name: string; passwordHash: string };
      now: string;
    }
  | { type: 'EraseMember'; data: { memberId: string; claim: string }; now: string };

export type Member =
  | { status: 'absent' }
  | {
      status: 'registered';
      memberId: string;
      email: string;
      name: string;
      passwordHash: string;
      registeredAt: string;
    }
  /** `claim` is null where the key was destroyed and the event is missing. */
  | { status: 'erased'; claim: string | null };

function evolve(_: Member, { type, data }: MemberEvent): Member {
  switch (type) {
    case 'MemberRegistered': {
      const { memberId, email, name, passwordHash, registeredAt } = data;
      if (email === null || name === null || passwordHash === null) return { status: 'erased', claim: null };
      return { status: 'registered', memberId, email, name, passwordHash, registeredAt };
    }
    case 'MemberErased':
      return { status: 'erased', claim: data.claim };
    default:
      return unreachable(type);
  }
}

function decide({ type, data, now }: MemberCommand, state: Member): MemberEvent[] {
  switch (type) {
    case 'RegisterMember':
      if (state.status === 'absent')
        return [{ type: 'MemberRegistered', data: { ...data, registeredAt: now } }];
      throw new DomainError(
        'email-taken',
        'An account with this e-mail address exists already. Please sign in.',
      );
    case 'EraseMember':
      if (state.status === 'absent') throw new DomainError('member-not-found', 'There is no such account.');
      return state.status === 'erased' ? [] : [{ type: 'MemberErased', data: { ...data, erasedAt: now } }];
    default:
      return unreachable(type);
  }
}

/** An account is made once, and erased once; nobody comes back from that under the same id. */
export const member: Decider<MemberCommand, MemberEvent, Member> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};
