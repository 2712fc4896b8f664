import { z } from 'zod';
import { newPassword, SessionDevice, SessionLocation } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, text } from '../text.ts';

const password = text(200).min(1);

/** A place where an account is signed in. */
export const AccountSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  openedAt: instant,
  expiresAt: instant,
  /** To the quarter of an hour. */
  lastActiveAt: instant,
  device: SessionDevice,
  place: SessionLocation,
});
export type AccountSession = z.infer<typeof AccountSession>;

/** The three routes that list and end the sessions of an account. */
export const sessionParts = {
  list: { response: z.object({ sessions: z.array(AccountSession) }) },
  revoke: { params: z.object({ id: requiredText(64) }) },
  revokeOthers: { body: z.object({}), response: z.object({ ended: z.number().int() }) },
};

export const membersSchemas = {
  requestPasswordReset: {
    summary: 'Send a link for a new password, if there is such an account: the answer does not tell',
    body: z.object({ email: emailAddress }),
  },
  resetPassword: {
    summary: 'Choose a new password with the link from that mail: once, within an hour; ends every session',
    body: z.object({ token: requiredText(120), password: newPassword }),
  },
  changePassword: {
    summary: 'Choose a new password; asks for the present one, and ends every other session',
    body: z.object({ currentPassword: password, newPassword }),
  },
  listMemberSessions: {
    summary: 'Where the member is signed in: the session that asks first, then the newest',
    ...sessionParts.list,
  },
  revokeMemberSession: {
    summary: 'Sign one session of the member out',
    ...sessionParts.revoke,
  },
  revokeOtherMemberSessions: {
    summary: 'Sign every session of the member out but the one that asks',
    ...sessionParts.revokeOthers,
  },
} satisfies Record<string, RouteSchemas>;
