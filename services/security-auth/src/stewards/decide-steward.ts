import { stewardMailRoles, type StewardMails } from '@aera/contracts';
import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  decideEmailChange,
  type EmailChangeCommand,
  isEmailChangeCommand,
} from '../account-email/account-email.ts';
import {
  evolveSteward,
  type RoleGrant,
  type Invitation,
  type Role,
  type Steward,
  type StewardEvent,
} from './steward.ts';

interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

interface Link {
  readonly stewardId: string;
  readonly tokenHash: string;
  readonly expiresAt: string;
}

export type StewardCommand =
  | EmailChangeCommand
  | { type: 'AppointSteward'; data: Person & { stewardId: string; role: Role }; now: string }
  | {
      type: 'InviteSteward';
      data: Link & RoleGrant & { email: string; invitedBy: string };
      now: string;
    }
  | { type: 'ResendInvitation'; data: Link & { sentBy: string }; now: string }
  | { type: 'WithdrawInvitation'; data: { stewardId: string; withdrawnBy: string }; now: string }
  | { type: 'AcceptInvitation'; data: Person & { stewardId: string; tokenHash: string }; now: string }
  | {
      type: 'ChangePassword';
      /** `verifiedHash`: hash of the password that the steward has just entered. */
      data: { stewardId: string; verifiedHash: string; passwordHash: string; exceptSid: string | null };
      now: string;
    }
  | { type: 'ChooseMails'; data: StewardMails & { stewardId: string; role: Role }; now: string };

const reject = rejections({
  'role-expiry-invalid': ['invalid', 'Choose an end date within the next year.'],
  'invitation-invalid': [
    'gone',
    'This invitation is no longer valid. Ask the person who invited you for a new one.',
  ],
  'invitation-not-open': ['not-found', 'Invitation not found.'],
  'role-forbidden': ['forbidden', 'Your role doesn’t have access to this.'],
  'steward-exists': ['conflict', 'This person is already a steward.'],
  'steward-not-found': ['not-found', 'Steward not found.'],
  'wrong-password': ['forbidden', 'Wrong password. Nothing was changed.'],
});

const rejectInvited = rejections({ 'steward-exists': ['conflict', 'This person is already invited.'] });

/** Maximum duration of an auditor role in milliseconds. */
const maxAuditorTermMs = 366 * 24 * 60 * 60_000;

/**
 * Validates the expiry of a role. An auditor needs one in the future and within a year; other roles have none.
 * @throws DomainError `role-expiry-invalid`
 */
export function assertValidExpiry({ role, roleExpiresAt }: RoleGrant, now: string): void {
  if (role !== 'auditor' && roleExpiresAt === null) return;
  const ahead = roleExpiresAt === null ? 0 : Date.parse(roleExpiresAt) - Date.parse(now);
  if (role !== 'auditor' || !(ahead > 0 && ahead <= maxAuditorTermMs)) throw reject('role-expiry-invalid');
}

export const rejectInvitation = () => reject('invitation-invalid');

/** Whether the token belongs to the newest link and has not expired. */
export const isValidInvitationToken = (invitation: Invitation, tokenHash: string, now: string): boolean =>
  invitation.token.hash === tokenHash && Date.parse(invitation.token.expiresAt) > Date.parse(now);

/** @throws DomainError `invitation-not-open` */
export function assertInvited(state: Steward): Invitation {
  if (state.status !== 'invited') throw reject('invitation-not-open');
  return state;
}

function decide(command: StewardCommand, state: Steward): StewardEvent[] {
  if (isEmailChangeCommand(command)) {
    if (state.status !== 'appointed') throw reject('steward-not-found');
    return decideEmailChange(command, state);
  }
  const { type, data, now } = command;
  switch (type) {
    case 'AppointSteward':
      if (state.status === 'absent')
        return [{ type: 'StewardAppointed', data: { ...data, appointedAt: now } }];
      throw reject('steward-exists');
    case 'InviteSteward':
      if (state.status !== 'absent') throw rejectInvited('steward-exists');
      assertValidExpiry(data, now);
      return [{ type: 'StewardInvited', data: { ...data, invitedAt: now } }];
    case 'ResendInvitation':
      assertValidExpiry(assertInvited(state), now);
      return [{ type: 'InvitationResent', data: { ...data, sentAt: now } }];
    case 'WithdrawInvitation':
      if (state.status === 'withdrawn') return [];
      assertInvited(state);
      return [{ type: 'InvitationWithdrawn', data: { ...data, withdrawnAt: now } }];
    case 'AcceptInvitation': {
      const { tokenHash, ...person } = data;
      if (state.status !== 'invited' || !isValidInvitationToken(state, tokenHash, now))
        throw rejectInvitation();
      return [{ type: 'InvitationAccepted', data: { ...person, acceptedAt: now } }];
    }
    case 'ChangePassword': {
      const { verifiedHash, ...change } = data;
      if (state.status !== 'appointed') throw reject('steward-not-found');
      // A change in between must not be undone by someone who knew the old password.
      if (state.passwordHash !== verifiedHash) throw reject('wrong-password');
      return [{ type: 'StewardPasswordChanged', data: { ...change, changedAt: now } }];
    }
    case 'ChooseMails': {
      if (state.status !== 'appointed') throw reject('steward-not-found');
      const { role, ...choice } = data;
      const added = choice.topics.filter((topic) => !state.mails.topics.includes(topic));
      if (!added.every((topic) => stewardMailRoles[topic].includes(role))) throw reject('role-forbidden');
      return isSameChoice(state.mails, choice)
        ? []
        : [{ type: 'StewardMailsChosen', data: { ...choice, chosenAt: now } }];
    }
    default:
      return unreachable(type);
  }
}

const isSameChoice = (one: StewardMails, other: StewardMails): boolean =>
  one.muted === other.muted &&
  one.topics.length === other.topics.length &&
  one.topics.every((topic) => other.topics.includes(topic));

/** Life of one steward, starting with the invitation. Optimistic concurrency ensures that a link works once. */
export const steward: Decider<StewardCommand, StewardEvent, Steward> = {
  initial: () => ({ status: 'absent' }),
  evolve: evolveSteward,
  decide,
};
