import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, page, text, uuid } from '../text.ts';
import { botSignals } from './bot-visits.routes.ts';

const botVisitQuery = z.object({
  from: instant,
  to: instant,
  /** The classification by a steward, else by score. */
  classifiedAs: z.enum(['bot', 'human', 'any']).default('bot'),
  signal: z.enum(botSignals).optional(),
});

export const ScoredVisit = z.object({
  visitId: z.string(),
  sessionId: z.string(),
  startedAt: instant,
  endedAt: instant,
  views: z.int(),
  engagedTime: z.number(),
  entryPage: z.string(),
  userAgent: z.string(),
  /** Of the first view; null before consent, and once IP addresses of its day are deleted. */
  ip: z.string().nullable(),
  browser: z.string().nullable(),
  country: z.string().nullable(),
  /** 0 to 100; a bot from `scoring.botThreshold`. */
  botScore: z.int(),
  botSignals: z.array(z.enum(botSignals)),
  isBot: z.boolean(),
  /** A steward's classification of the session. */
  classification: z
    .object({ classifiedAs: z.enum(['bot', 'human']), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
});
export type ScoredVisit = z.infer<typeof ScoredVisit>;

export const botVisitsSchemas = {
  listBotVisits: {
    summary: 'View bot sessions',
    query: botVisitQuery.extend(page()),
    response: z.object({
      /** Of the whole range, regardless of `classifiedAs` and `signal`. */
      totals: z.object({
        visits: z.int(),
        bots: z.int(),
        humans: z.int(),
        classified: z.int(),
        sessions: z.int(),
        /** Sessions with at least one bot visit. */
        botSessions: z.int(),
      }),
      signals: z.array(z.object({ signal: z.enum(botSignals), visits: z.int(), sessions: z.int() })),
      /** How the score is computed. */
      scoring: z.object({
        botThreshold: z.int(),
        weights: z.array(z.object({ signal: z.enum(botSignals), weight: z.int() })),
      }),
      visits: z.array(ScoredVisit),
      total: z.int(),
    }),
  },
  exportBotVisits: {
    summary: 'Export bot sessions (CSV)',
    query: botVisitQuery,
  },
  classifySession: {
    summary: 'Classify session',
    params: z.object({ sessionId: uuid }),
    body: z.object({
      classifiedAs: z.enum(['bot', 'human', 'score']),
      /** Given by the steward. */
      reason: text(500).default(''),
    }),
    /** `id` is the entry's id in `listClassifications`. */
    response: z.object({ sessionId: z.string(), id: z.string() }),
  },
  listClassifications: {
    summary: 'View classifications',
    query: z.object({ ...page(), sessionId: uuid.optional() }),
    response: z.object({
      classifications: z.array(
        z.object({
          id: z.string(),
          sessionId: z.string(),
          classifiedAs: z.enum(['bot', 'human', 'score']),
          reason: z.string(),
          by: z.string(),
          at: instant,
        }),
      ),
      total: z.int(),
    }),
  },
} satisfies Record<string, RouteSchemas>;
