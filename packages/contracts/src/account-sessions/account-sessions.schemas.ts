import { z } from 'zod';
import { sessionParts } from '../members/members.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { requiredText, uuid } from '../text.ts';

/** The account of a member or of another steward. */
const account = z.object({ kind: z.enum(['member', 'steward']), accountId: uuid });

export const accountSessionsSchemas = {
  listAccountSessions: {
    summary: 'View sessions of an account',
    params: account,
    ...sessionParts.list,
  },
  revokeAccountSession: {
    summary: 'Sign out a session of an account',
    params: account.extend({ id: requiredText(64) }),
  },
  revokeAccountSessions: {
    summary: 'Sign out all sessions of an account',
    params: account,
    response: sessionParts.revokeOthers.response,
  },
} satisfies Record<string, RouteSchemas>;
