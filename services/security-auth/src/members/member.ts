import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type AccountEmail,
  decideEmailChange,
  type EmailChangeCommand,
  type EmailChangeEvent,
  evolveAccountEmail,
  isEmailChangeCommand,
  isEmailChangeEvent,
  noEmailChange,
} from '../account-email/account-email.ts';

/** The steward who erased the member on request, and the reason. */
export interface OnBehalfOf {
  readonly stewardId: string;
  readonly erasureId: string;
  readonly reason: string;
}

/** Personal data is encrypted with the member's key; null once the member is erased. */
export type MemberEvent =
  | EmailChangeEvent
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
  /** A reset link was requested. Only the hash of its token is stored. */
  | {
      type: 'PasswordResetRequested';
      data: { memberId: string; tokenHash: string; expiresAt: string; begunAt: string };
    }
  | {
      type: 'PasswordChanged';
      data: {
        memberId: string;
        passwordHash: string | null;
        /** Whether the member was signed in or used a reset link. */
        by: 'member' | 'reset';
        /** The session that stays open; null after a reset. */
        exceptSid: string | null;
        changedAt: string;
      };
    }
  | {
      type: 'MemberErased';
      data: {
        memberId: string;
        /** Stream of the name reservation. Its id is an HMAC of the e-mail, so the name can be released after the e-mail is erased. */
        nameStream: string;
        /** The steward who erased the account on request; absent if the member did it. */
        onBehalf?: OnBehalfOf;
        erasedAt: string;
      };
    };

export type MemberCommand =
  | EmailChangeCommand
  | {
      type: 'RegisterMember';
      data: { memberId: string; email: string; name: string; passwordHash: string };
      now: string;
    }
  | {
      type: 'RequestPasswordReset';
      data: { memberId: string; tokenHash: string; expiresAt: string };
      now: string;
    }
  | {
      type: 'ResetPassword';
      data: { memberId: string; tokenHash: string; passwordHash: string };
      now: string;
    }
  | {
      type: 'ChangePassword';
      /** `verifiedHash`: hash of the password that the member has just entered. */
      data: { memberId: string; verifiedHash: string; passwordHash: string; exceptSid: string | null };
      now: string;
    }
  | {
      type: 'EraseMember';
      data: { memberId: string; nameStream: string; onBehalf?: OnBehalfOf };
      now: string;
    };

export type Member =
  | { status: 'absent' }
  | (AccountEmail & {
      status: 'registered';
      memberId: string;
      email: string;
      name: string;
      passwordHash: string;
      registeredAt: string;
      /** Token of the newest reset link; older and used links are invalid. */
      reset: { readonly tokenHash: string; readonly expiresAt: string } | null;
    })
  /** `nameStream` is null if the key was deleted and `MemberErased` is missing. */
  | { status: 'erased'; nameStream: string | null };

export const rejectMember = rejections({
  'reset-invalid': ['gone', 'This link no longer works. Request a new one.'],
  'email-taken': ['conflict', 'An account with this email already exists. Sign in instead.'],
  'member-not-found': ['not-found', 'Account not found.'],
  'wrong-password': ['forbidden', 'Wrong password. Nothing was changed.'],
});

function evolve(state: Member, event: MemberEvent): Member {
  if (isEmailChangeEvent(event)) {
    if (state.status !== 'registered') return state;
    const account = evolveAccountEmail(state, event);
    // A reset link was sent to the old address.
    return event.type === 'EmailChanged' ? { ...account, reset: null } : account;
  }
  const { type, data } = event;
  switch (type) {
    case 'MemberRegistered': {
      const { memberId, email, name, passwordHash, registeredAt } = data;
      if (email === null || name === null || passwordHash === null)
        return { status: 'erased', nameStream: null };
      const account = { memberId, email, name, passwordHash, registeredAt, reset: null };
      return { status: 'registered', ...account, ...noEmailChange };
    }
    case 'PasswordResetRequested': {
      const { tokenHash, expiresAt } = data;
      return state.status === 'registered' ? { ...state, reset: { tokenHash, expiresAt } } : state;
    }
    case 'PasswordChanged':
      return state.status === 'registered' && data.passwordHash !== null
        ? // A person who knew the old password may have requested a change of the address.
          { ...state, passwordHash: data.passwordHash, reset: null, emailChange: null }
        : state;
    case 'MemberErased':
      return { status: 'erased', nameStream: data.nameStream };
    default:
      return unreachable(type);
  }
}

function decide(command: MemberCommand, state: Member): MemberEvent[] {
  if (isEmailChangeCommand(command)) {
    if (state.status !== 'registered') throw rejectMember('member-not-found');
    return decideEmailChange(command, state);
  }
  const { type, data, now } = command;
  switch (type) {
    case 'RegisterMember':
      if (state.status === 'absent')
        return [{ type: 'MemberRegistered', data: { ...data, registeredAt: now } }];
      throw rejectMember('email-taken');
    case 'RequestPasswordReset':
      if (state.status !== 'registered') throw rejectMember('member-not-found');
      return [{ type: 'PasswordResetRequested', data: { ...data, begunAt: now } }];
    case 'ResetPassword': {
      const { memberId, tokenHash, passwordHash } = data;
      if (state.status !== 'registered' || !isValidResetToken(state, tokenHash, now))
        throw rejectMember('reset-invalid');
      return [
        {
          type: 'PasswordChanged',
          data: { memberId, passwordHash, by: 'reset', exceptSid: null, changedAt: now },
        },
      ];
    }
    case 'ChangePassword': {
      const { verifiedHash, ...change } = data;
      if (state.status !== 'registered') throw rejectMember('member-not-found');
      // A reset in between must not be undone by someone who knew the old password.
      if (state.passwordHash !== verifiedHash) throw rejectMember('wrong-password');
      return [{ type: 'PasswordChanged', data: { ...change, by: 'member', changedAt: now } }];
    }
    case 'EraseMember':
      if (state.status === 'absent') throw rejectMember('member-not-found');
      return state.status === 'erased' ? [] : [{ type: 'MemberErased', data: { ...data, erasedAt: now } }];
    default:
      return unreachable(type);
  }
}

/** Whether a reset link is valid: the newest one, unused and not expired. */
export const isValidResetToken = (
  { reset }: Pick<Extract<Member, { status: 'registered' }>, 'reset'>,
  tokenHash: string,
  now: string,
): boolean => reset?.tokenHash === tokenHash && Date.parse(now) < Date.parse(reset.expiresAt);

/** An account is created once and erased once; its id is never reused. */
export const member: Decider<MemberCommand, MemberEvent, Member> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};
