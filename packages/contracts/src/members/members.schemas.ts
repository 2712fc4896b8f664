import { z } from 'zod';
import { newPassword, SessionDevice, SessionLocation } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, text } from '../text.ts';

const password = text(200).min(1);

export const MemberSession = z.object({
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
export type MemberSession = z.infer<typeof MemberSession>;

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
    response: z.object({ sessions: z.array(MemberSession) }),
  },
  revokeMemberSession: {
    summary: 'Sign one session of the member out',
    params: z.object({ id: requiredText(64) }),
  },
  revokeOtherMemberSessions: {
    summary: 'Sign every session of the member out but the one that asks',
    body: z.object({}),
    response: z.object({ ended: z.number().int() }),
  },
} satisfies Record<string, RouteSchemas>;
