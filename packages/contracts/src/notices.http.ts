import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant, uuid } from './text.ts';
import { visitorCookie } from './visitor-cookie.ts';

const service = 'consent-ledger';

const Notice = z.object({
  language: z.string(),
  version: z.string(),
  /** SHA-256 of the lines joined by newlines, hex. */
  hash: z.string(),
  lines: z.array(z.string()).readonly(),
  effectiveFrom: instant,
});

export const showNotice = defineRoute({
  service,
  method: 'POST',
  path: '/api/jurisdiction/notice',
  summary:
    'Record that the notice in force is being shown, and get the token that ties an acknowledgement to it',
  access: 'public',
  body: z.object({ sessionId: uuid.optional() }),
  cookies: [visitorCookie],
  response: z.object({ notice: Notice, token: z.string() }),
});

export const listNotices = defineRoute({
  service,
  method: 'GET',
  path: '/api/jurisdiction/notices',
  summary: 'Every version of the notice, newest first, with what changed from the one before',
  access: 'public',
  response: z.object({
    notices: z.array(Notice.extend({ removed: z.array(z.string()), added: z.array(z.string()) })),
  }),
});

export const noticesRoutes = { showNotice, listNotices };
