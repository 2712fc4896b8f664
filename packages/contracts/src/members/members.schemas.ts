import { z } from 'zod';
import { newPassword, SessionDevice, SessionLocation } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, text } from '../text.ts';

const password = text(200).min(1);

/** A browser in which an account is signed in. */
export const AccountSession = z.object({
  id: z.string(),
  /** Whether it is the caller's own session. */
  current: z.boolean(),
  openedAt: instant,
  expiresAt: instant,
  /** Rounded down to 15 minutes. */
  lastActiveAt: instant,
  device: SessionDevice,
  place: SessionLocation,
});
export type AccountSession = z.infer<typeof AccountSession>;

/** The three routes that list and revoke the sessions of an account. */
export const sessionParts = {
  list: { response: z.object({ sessions: z.array(AccountSession) }) },
  revoke: { params: z.object({ id: requiredText(64) }) },
  revokeOthers: { body: z.object({}), response: z.object({ ended: z.number().int() }) },
};

export const membersSchemas = {
  requestPasswordReset: {
    summary: 'Send a password reset link; the response does not reveal whether the account exists',
    body: z.object({ email: emailAddress }),
  },
  resetPassword: {
    summary: 'Reset the password by a link, once within an hour; revokes all sessions',
    body: z.object({ token: requiredText(120), password: newPassword }),
  },
  changePassword: {
    summary: 'Change the password; requires the current one and revokes all other sessions',
    body: z.object({ currentPassword: password, newPassword }),
  },
  listMemberSessions: {
    summary: 'List own sessions: the current one first, then newest first',
    ...sessionParts.list,
  },
  revokeMemberSession: {
    summary: 'Sign out an own session',
    ...sessionParts.revoke,
  },
  revokeOtherMemberSessions: {
    summary: 'Sign out all other own sessions',
    ...sessionParts.revokeOthers,
  },
} satisfies Record<string, RouteSchemas>;
