import { z } from 'zod';
import { defineRoute } from './route.ts';
import { deviceCookie, newPassword, SessionDevice, SessionPlace } from './security-auth.http.ts';
import { emailAddress, instant, requiredText, text } from './text.ts';

const service = 'security-auth';
const password = text(200).min(1);

export const requestPasswordReset = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/reset/request',
  summary: 'Send a link for a new password, if there is such an account: the answer does not tell',
  access: 'public',
  body: z.object({ email: emailAddress }),
});

export const resetPassword = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/reset',
  summary: 'Choose a new password with the link from that mail: once, within an hour; ends every session',
  access: 'public',
  cookies: [deviceCookie],
  body: z.object({ token: requiredText(120), password: newPassword }),
});

export const changePassword = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/password',
  summary: 'Choose a new password; asks for the present one, and ends every other session',
  access: 'member',
  cookies: [deviceCookie],
  body: z.object({ currentPassword: password, newPassword }),
});

export const MemberSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  openedAt: instant,
  expiresAt: instant,
  /** To the quarter of an hour. */
  lastActiveAt: instant,
  device: SessionDevice,
  place: SessionPlace,
});
export type MemberSession = z.infer<typeof MemberSession>;

export const memberSessionList = defineRoute({
  service,
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where the member is signed in: the session that asks first, then the newest',
  access: 'member',
  response: z.object({ sessions: z.array(MemberSession) }),
});

export const endMemberSession = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign one session of the member out',
  access: 'member',
  params: z.object({ id: requiredText(64) }),
});

export const endOtherMemberSessions = defineRoute({
  service,
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  summary: 'Sign every session of the member out but the one that asks',
  access: 'member',
  body: z.object({}),
  response: z.object({ ended: z.number().int() }),
});

export const membersRoutes = {
  requestPasswordReset,
  resetPassword,
  changePassword,
  memberSessionList,
  endMemberSession,
  endOtherMemberSessions,
};
