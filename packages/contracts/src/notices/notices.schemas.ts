import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, uuid } from '../text.ts';

const Notice = z.object({
  language: z.string(),
  version: z.string(),
  /** SHA-256 of the lines joined by newlines, hex. */
  hash: z.string(),
  lines: z.array(z.string()).readonly(),
  effectiveFrom: instant,
});

export const noticesSchemas = {
  recordNoticeImpression: {
    summary: 'Record an impression of the current notice, and get the token that links a consent to it',
    body: z.object({ sessionId: uuid.optional() }),
    response: z.object({ notice: Notice, token: z.string() }),
  },
  listNotices: {
    summary: 'View notice versions, newest first, with their differences',
    response: z.object({
      notices: z.array(Notice.extend({ removed: z.array(z.string()), added: z.array(z.string()) })),
    }),
  },
} satisfies Record<string, RouteSchemas>;
