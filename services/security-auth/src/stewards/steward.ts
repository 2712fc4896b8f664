import type { StewardMails } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';
import {
  type AccountEmail,
  type EmailChangeEvent,
  evolveAccountEmail,
  isEmailChangeEvent,
  noEmailChange,
} from '../account-email/account-email.ts';

/** Role of a steward. The routes declare which roles may call them. */
export type Role = 'steward' | 'responder' | 'auditor';

/** A role and its expiry. Only the role of an auditor expires. */
export interface RoleGrant {
  readonly role: Role;
  readonly roleExpiresAt: string | null;
}

/** Personal data is encrypted with the steward’s key; null once erased. Tokens are stored as hashes only. */
export type StewardEvent =
  | EmailChangeEvent
  /** The first steward, at the first start. */
  | {
      type: 'StewardAppointed';
      data: {
        stewardId: string;
        username: string;
        firstName: string | null;
        lastName: string | null;
        /** Argon2id, PHC string format. */
        passwordHash: string | null;
        role: Role;
        appointedAt: string;
      };
    }
  | {
      type: 'StewardInvited';
      data: RoleGrant & {
        stewardId: string;
        email: string | null;
        tokenHash: string;
        expiresAt: string;
        invitedBy: string;
        invitedAt: string;
      };
    }
  | {
      type: 'InvitationResent';
      data: { stewardId: string; tokenHash: string; expiresAt: string; sentBy: string; sentAt: string };
    }
  | { type: 'InvitationWithdrawn'; data: { stewardId: string; withdrawnBy: string; withdrawnAt: string } }
  | {
      type: 'InvitationAccepted';
      data: {
        stewardId: string;
        username: string;
        firstName: string | null;
        lastName: string | null;
        passwordHash: string | null;
        acceptedAt: string;
      };
    }
  | {
      type: 'StewardPasswordChanged';
      data: {
        stewardId: string;
        passwordHash: string | null;
        /** The session that stays open. */
        exceptSid: string | null;
        changedAt: string;
      };
    }
  | { type: 'StewardMailsChosen'; data: StewardMails & { stewardId: string; chosenAt: string } };

export type Invitation = RoleGrant & {
  status: 'invited';
  stewardId: string;
  email: string;
  /** The sender of the newest link. */
  invitedBy: string;
  invitedAt: string;
  /** Token of the newest link; older ones are invalid. */
  token: { hash: string; expiresAt: string };
};

/** The account with its initial role. The current role is in the role assignments. */
export type StewardAccount = RoleGrant &
  AccountEmail & {
    status: 'appointed';
    stewardId: string;
    username: string;
    firstName: string;
    lastName: string;
    passwordHash: string;
    mails: StewardMails;
  };

const noMails: StewardMails = { topics: [], muted: false };

export type Steward =
  | { status: 'absent' }
  | Invitation
  /** The e-mail is null once it is erased. */
  | { status: 'withdrawn'; email: string | null }
  | StewardAccount
  | { status: 'erased' };

export function evolveSteward(state: Steward, event: StewardEvent): Steward {
  if (isEmailChangeEvent(event))
    return state.status === 'appointed' ? evolveAccountEmail(state, event) : state;
  const { type, data } = event;
  switch (type) {
    case 'StewardAppointed': {
      const { stewardId, username, role } = data;
      return toAccount(data, { stewardId, username, role, roleExpiresAt: null, email: null });
    }
    case 'StewardInvited': {
      const { email, tokenHash, expiresAt, ...rest } = data;
      if (email === null) return { status: 'erased' };
      return { status: 'invited', ...rest, email, token: { hash: tokenHash, expiresAt } };
    }
    case 'InvitationResent':
      if (state.status !== 'invited') return state;
      return {
        ...state,
        invitedBy: data.sentBy,
        token: { hash: data.tokenHash, expiresAt: data.expiresAt },
      };
    case 'InvitationWithdrawn':
      return { status: 'withdrawn', email: state.status === 'invited' ? state.email : null };
    case 'InvitationAccepted': {
      if (state.status !== 'invited') return state;
      const { stewardId, role, roleExpiresAt, email } = state;
      return toAccount(data, { stewardId, username: data.username, role, roleExpiresAt, email });
    }
    case 'StewardPasswordChanged': {
      if (state.status !== 'appointed') return state;
      return data.passwordHash === null
        ? { status: 'erased' }
        : // A person who knew the old password may have requested a change of the address.
          { ...state, passwordHash: data.passwordHash, emailChange: null };
    }
    case 'StewardMailsChosen': {
      const { topics, muted } = data;
      return state.status === 'appointed' ? { ...state, mails: { topics, muted } } : state;
    }
    default:
      return unreachable(type);
  }
}

type PersonalData = Pick<
  Extract<StewardEvent, { type: 'InvitationAccepted' }>['data'],
  'firstName' | 'lastName' | 'passwordHash'
>;

function toAccount(
  { firstName, lastName, passwordHash }: PersonalData,
  rest: Omit<StewardAccount, 'status' | 'mails' | keyof PersonalData | keyof typeof noEmailChange>,
): Steward {
  if (firstName === null || lastName === null || passwordHash === null) return { status: 'erased' };
  return {
    status: 'appointed',
    ...rest,
    ...noEmailChange,
    mails: noMails,
    firstName,
    lastName,
    passwordHash,
  };
}
