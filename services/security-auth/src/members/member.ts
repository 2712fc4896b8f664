import { type Decider, DomainError } from '@aera/domain';

/** Everything about the person is sealed with the member's own key; `null` once the member is erased. */
export type MemberEvent = {
  type: 'MemberRegistered';
  data: {
    memberId: string;
    email: string | null;
    name: string | null;
    /** Argon2id, PHC string format. */
    passwordHash: string | null;
    registeredAt: string;
  };
};

export type MemberCommand = {
  type: 'RegisterMember';
  data: { memberId: string; email: string; name: string; passwordHash: string };
  now: string;
};

export type Member =
  | { status: 'absent' }
  | { status: 'registered'; memberId: string; email: string; name: string; passwordHash: string }
  | { status: 'erased' };

const evolve = (_: Member, { data }: MemberEvent): Member => {
  const { memberId, email, name, passwordHash } = data;
  if (email === null || name === null || passwordHash === null) return { status: 'erased' };
  return { status: 'registered', memberId, email, name, passwordHash };
};

export const member: Decider<MemberCommand, MemberEvent, Member> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide: ({ data, now }, state) => {
    if (state.status === 'absent')
      return [{ type: 'MemberRegistered', data: { ...data, registeredAt: now } }];
    throw new DomainError(
      'email-taken',
      'An account with this e-mail address exists already. Please sign in.',
    );
  },
};
