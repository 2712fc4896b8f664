import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant, page, text, uuid } from './text.ts';

const service = 'visitor-analytics';

/** Why a visit may be a program's; the points each brings are in visitor-analytics (`visits/bot-score.ts`). */
export const botReasons = [
  'known bot',
  'headless browser',
  'no browser named',
  'no language',
  'no fetch metadata',
  'odd accept header',
  'hosting network',
  'fast views',
  'no engagement',
] as const;
export type BotReason = (typeof botReasons)[number];

const botsAsked = z.object({
  from: instant,
  to: instant,
  /** As it counts now, a steward's word before the score. */
  verdict: z.enum(['bot', 'human', 'any']).default('bot'),
  reason: z.enum(botReasons).optional(),
});

export const JudgedVisit = z.object({
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
  /** 0 to 100; a bot from `scale.botFrom` on. */
  score: z.int(),
  reasons: z.array(z.enum(botReasons)),
  bot: z.boolean(),
  /** What a steward decided for the session, if one did. */
  decision: z
    .object({ verdict: z.enum(['bot', 'human']), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
});
export type JudgedVisit = z.infer<typeof JudgedVisit>;

export const botVisits = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/bots',
  summary: 'Visits with their bot score and its reasons, newest first, and how many there are',
  access: 'steward',
  query: botsAsked.extend(page()),
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
      botFrom: z.int(),
      points: z.array(z.object({ reason: z.enum(botReasons), points: z.int() })),
    }),
    visits: z.array(JudgedVisit),
    total: z.int(),
  }),
});

export const exportBotVisits = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/bots.csv',
  summary: 'The judged visits as CSV',
  access: 'steward',
  stepUp: true,
  query: botsAsked,
  produces: 'csv',
});

export const reclassifySession = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/analytics/sessions/:sessionId/classification',
  summary:
    'Say whether a session is a bot, or leave it to the score again; the figures follow within seconds',
  access: 'steward',
  params: z.object({ sessionId: uuid }),
  body: z.object({
    verdict: z.enum(['bot', 'human', 'score']),
    /** Why, in the steward's words. */
    reason: text(500).default(''),
  }),
  status: 202,
  /** `id` is that of the entry that `listReclassifications` will show. */
  response: z.object({ sessionId: z.string(), id: z.string() }),
});

export const listReclassifications = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/classifications',
  summary: 'What stewards said of sessions, newest first',
  access: 'steward',
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
});

export const judgedVisitsRoutes = { botVisits, exportBotVisits, reclassifySession, listReclassifications };
