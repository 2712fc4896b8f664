import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, page, text, uuid } from '../text.ts';
import { botReasons } from './bot-visits.routes.ts';

const botVisitQuery = z.object({
  from: instant,
  to: instant,
  /** As it counts now, a steward's word before the score. */
  verdict: z.enum(['bot', 'human', 'any']).default('bot'),
  reason: z.enum(botReasons).optional(),
});

export const ScoredVisit = z.object({
  visitId: z.string(),
  sessionId: z.string(),
  startedAt: instant,
  endedAt: instant,
  views: z.int(),
  engagedTime: z.number(),
  entry: z.string(),
  userAgent: z.string(),
  /** Of the first view; null before consent, and once addresses of its day are gone. */
  address: z.string().nullable(),
  browser: z.string().nullable(),
  country: z.string().nullable(),
  /** 0 to 100; a bot from `scale.botThreshold` on. */
  score: z.int(),
  reasons: z.array(z.enum(botReasons)),
  bot: z.boolean(),
  /** What a steward decided for the session, if one did. */
  decision: z
    .object({ verdict: z.enum(['bot', 'human']), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
});
export type ScoredVisit = z.infer<typeof ScoredVisit>;

export const botVisitsSchemas = {
  botVisits: {
    summary: 'View bot sessions',
    query: botVisitQuery.extend(page()),
    response: z.object({
      /** Of the whole range, whatever `verdict` and `reason` are. */
      figures: z.object({
        visits: z.int(),
        bots: z.int(),
        humans: z.int(),
        decided: z.int(),
        sessions: z.int(),
        /** Sessions with a visit that counts as a bot's. */
        botSessions: z.int(),
      }),
      reasons: z.array(z.object({ reason: z.enum(botReasons), visits: z.int(), sessions: z.int() })),
      /** How a score comes about. */
      scale: z.object({
        botThreshold: z.int(),
        points: z.array(z.object({ reason: z.enum(botReasons), points: z.int() })),
      }),
      visits: z.array(ScoredVisit),
      total: z.int(),
    }),
  },
  exportBotVisits: {
    summary: 'Export bot sessions (CSV)',
    query: botVisitQuery,
  },
  reclassifySession: {
    summary: 'Reclassify session',
    params: z.object({ sessionId: uuid }),
    body: z.object({
      verdict: z.enum(['bot', 'human', 'score']),
      /** Why, in the steward's words. */
      reason: text(500).default(''),
    }),
    /** `id` is that of the entry that `listReclassifications` will show. */
    response: z.object({ sessionId: z.string(), id: z.string() }),
  },
  listReclassifications: {
    summary: 'View reclassifications',
    query: z.object({ ...page(), sessionId: uuid.optional() }),
    response: z.object({
      classifications: z.array(
        z.object({
          id: z.string(),
          sessionId: z.string(),
          verdict: z.enum(['bot', 'human', 'score']),
          reason: z.string(),
          by: z.string(),
          at: instant,
        }),
      ),
      total: z.int(),
    }),
  },
} satisfies Record<string, RouteSchemas>;
