import { z } from 'zod';
import { SessionDevice, SessionLocation } from '../accounts/accounts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, uuid } from '../text.ts';

/** A session of an account in one browser. */
export const AccountSession = z.object({
  id: z.string(),
  /** Whether the request was made in this session. */
  current: z.boolean(),
  openedAt: instant,
  expiresAt: instant,
  /** Rounded down to the quarter of an hour, but not before `openedAt`. */
  lastActiveAt: instant,
  device: SessionDevice,
  place: SessionLocation,
});
export type AccountSession = z.infer<typeof AccountSession>;

/** Schemas of the routes for the caller's own sessions, of members and of stewards. */
export const ownSessionSchemas = {
  list: { response: z.object({ sessions: z.array(AccountSession) }) },
  revoke: { params: z.object({ id: requiredText(64) }) },
  revokeOthers: { body: z.object({}), response: z.object({ ended: z.number().int() }) },
};

/** The account of a member or steward. */
const account = z.object({ kind: z.enum(['member', 'steward']), accountId: uuid });

export const accountSessionsSchemas = {
  listAccountSessions: {
    summary: 'View sessions of an account',
    params: account,
    ...ownSessionSchemas.list,
  },
  revokeAccountSession: {
    summary: 'Sign out a session of an account',
    params: account.extend({ id: requiredText(64) }),
  },
  revokeAllAccountSessions: {
    summary: 'Sign out all sessions of an account',
    params: account,
    response: ownSessionSchemas.revokeOthers.response,
  },
  listMemberSessions: {
    summary: 'List own sessions: the current one first, then newest first',
    ...ownSessionSchemas.list,
  },
  revokeMemberSession: {
    summary: 'Sign out one of your own sessions',
    ...ownSessionSchemas.revoke,
  },
  revokeOtherMemberSessions: {
    summary: 'Sign out all your other sessions',
    ...ownSessionSchemas.revokeOthers,
  },
} satisfies Record<string, RouteSchemas>;
