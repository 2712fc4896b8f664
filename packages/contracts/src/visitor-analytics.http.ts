import { z } from 'zod';
import { PageViewRecord } from './consent-ledger.http.ts';
import { defineRoute } from './route.ts';
import { instant, page, requiredText, text, uuid } from './text.ts';

const service = 'visitor-analytics';

const keyed = (names: readonly string[], value: z.ZodType<string | null | undefined>) =>
  z.object(Object.fromEntries(names.map((name) => [name, value])));

/** The five keys of a campaign link. */
export const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** What advertising networks add to a link, so that they know the click again. */
export const clickIdKeys = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
] as const;

/** Classes of screens by their width: below 768, 1280 and 1920 pixels, and the rest. */
export const screenClasses = ['small', 'medium', 'large', 'wide'] as const;

/** What a visitor can do that the funnel counts and no other service tells of. */
export const visitActions = ['search', 'question', 'booking'] as const;

/**
 * True once the visitor has acknowledged the notice. Until then `sessionId` is not used: the service knows the visitor by a hash of
 * address and browser that lasts a day, and keeps neither.
 */
const consented = z.boolean().default(false);

/** What a page tells of its visitor, beside where they are. */
const visitorFacts = {
  consented,
  utmParams: keyed(utmKeys, text(200).nullish()).optional(),
  clickIds: keyed(clickIdKeys, text(500).nullish()).optional(),
  /** BCP 47, as the browser says it. */
  language: text(35).optional(),
  screen: z.enum(screenClasses).optional(),
};

export const openVisitorSession = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/session',
  summary: 'Begin a visitor session',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    /** A placeholder: the address is the one the gateway saw. */
    ipAddress: text(64).optional(),
    /** Not believed either: the header is. */
    userAgent: text(1000).optional(),
    referrer: text(2000).nullish(),
    ...visitorFacts,
  }),
  response: z.object({ sessionId: z.string() }),
});

export const recordPageView = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/pageview',
  summary: 'Record a page view; acknowledged once it is on disk',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    path: requiredText(2000),
    title: text(500),
    referrer: text(2000).nullish(),
    timeOnPage: z.number().min(0).max(86_400).default(0),
    scrollDepth: z.number().min(0).max(100).default(0),
    /** Chosen by the client so that a repeat stays one view. */
    pageViewId: uuid.optional(),
    /** `utmParams` and `clickIds` come with the first view of a load only: later ones did not arrive by them. */
    ...visitorFacts,
  }),
  response: z.object({ pageViewId: z.string() }),
});

export const recordEngagement = defineRoute({
  service,
  method: 'POST',
  path: '/api/visitor/engagement',
  summary: 'Complete a page view with the time spent and the depth reached',
  access: 'public',
  status: 202,
  body: z.object({
    sessionId: uuid,
    pageViewId: uuid,
    /** Seconds. */
    timeOnPage: z.number().min(0).max(86_400),
    /** Percent. */
    scrollDepth: z.number().min(0).max(100),
    /** What the visitor did on the page just now, beside looking at it. */
    action: z.enum(visitActions).optional(),
    consented,
  }),
  response: z.object({ pageViewId: z.string() }),
});

export const VisitorSessionRecord = z.object({
  sessionId: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  userAgent: z.string(),
  referrer: z.string().nullable(),
  pageViews: z.int(),
});

export const visitorActivity = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/ip/:ip',
  summary: 'Sessions and page views of one address, newest first, at most 1000 of each',
  access: 'steward',
  params: z.object({ ip: z.union([z.ipv4(), z.ipv6()]) }),
  response: z.object({
    totalSessions: z.int(),
    totalPageViews: z.int(),
    firstActivity: instant.nullable(),
    sessions: z.array(VisitorSessionRecord),
    pageViews: z.array(PageViewRecord),
  }),
});

/**
 * What visits can be told apart by. A breakdown is by one of these, and every one can filter. `medium`, `term`, `content` and `city` are
 * known of visits whose facts are still kept.
 */
export const visitDimensions = [
  'source',
  'channel',
  'campaign',
  'medium',
  'term',
  'content',
  'page',
  'entry',
  'exit',
  'country',
  'city',
  'device',
  'browser',
  'system',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** How visitors come; the rules are in visitor-analytics (`facts/channel.ts`). */
export const visitChannels = [
  'direct',
  'organic search',
  'social',
  'paid',
  'email',
  'referral',
  'campaign',
] as const;
export type VisitChannel = (typeof visitChannels)[number];

/** An IANA time zone, such as `Europe/Amsterdam`. */
const timeZone = z.string().max(60).refine(isTimeZone, 'must be an IANA time zone');

function isTimeZone(zone: string): boolean {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/**
 * Which visits: those that began in `[from, to)`, narrowed by any dimensions. A filter of the empty text finds what has no value.
 * `bots` says what to do with those that are marked as such.
 */
const visitsAsked = z.object({
  from: instant,
  to: instant,
  bots: z.enum(['excluded', 'only', 'included']).default('excluded'),
  ...(Object.fromEntries(visitDimensions.map((dimension) => [dimension, text(2000).optional()])) as Record<
    VisitDimension,
    z.ZodOptional<z.ZodString>
  >),
});

const VisitFigures = z.object({
  visitors: z.int(),
  visits: z.int(),
  views: z.int(),
  /** Share of visits with one view and no stay of ten seconds, 0 to 1; null without visits, as are the next two. */
  bounceRate: z.number().nullable(),
  /** Mean seconds that a visit had the page in sight. */
  engagedTime: z.number().nullable(),
  /** Mean percent of a page that was seen. */
  scrollDepth: z.number().nullable(),
});
export type VisitFigures = z.infer<typeof VisitFigures>;

export const visitFigures = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/figures',
  summary: 'Figures of a time range, of the equally long one before it, and by hour or day',
  access: 'steward',
  audit: 'none',
  query: visitsAsked.extend({
    /** Hours and days begin where they do in this zone. */
    zone: timeZone.default('UTC'),
    interval: z.enum(['hour', 'day']).default('day'),
  }),
  response: z.object({
    current: VisitFigures,
    before: VisitFigures,
    /** Every hour or day of the range in its order, also those without visits; at most 1000. */
    series: z.array(VisitFigures.extend({ start: instant })),
  }),
});

const breakdownAsked = visitsAsked.extend({
  by: z.enum(visitDimensions),
  sort: z
    .enum(['value', 'visitors', 'visits', 'views', 'bounceRate', 'engagedTime', 'scrollDepth'])
    .default('visitors'),
  order: z.enum(['ascending', 'descending']).default('descending'),
});

export const visitBreakdown = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/breakdown',
  summary: 'Figures by the values of one dimension',
  access: 'steward',
  audit: 'none',
  query: breakdownAsked.extend(page()),
  response: z.object({
    /** The empty value stands for visits that have none. Of `page`, bounce rate is null. */
    rows: z.array(VisitFigures.extend({ value: z.string() })),
    total: z.int(),
  }),
});

export const exportBreakdown = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/breakdown.csv',
  summary: 'The whole breakdown as CSV',
  access: 'steward',
  audit: 'none',
  query: breakdownAsked,
  produces: 'csv',
});

export const exportFigures = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/figures.csv',
  summary: 'The figures by hour or day as CSV',
  access: 'steward',
  audit: 'none',
  query: visitFigures.query,
  produces: 'csv',
});

/** From arrival to the booking of a call. */
export const funnelSteps = ['arrival', 'consent', 'search', 'question', 'booking'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const visitFunnel = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/funnel',
  summary: 'Visitors of a range who took each step and all before it',
  access: 'steward',
  audit: 'none',
  query: visitsAsked,
  response: z.object({ steps: z.array(z.object({ step: z.enum(funnelSteps), visitors: z.int() })) }),
});

export const exportFunnel = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/funnel.csv',
  summary: 'The funnel as CSV',
  access: 'steward',
  audit: 'none',
  query: visitsAsked,
  produces: 'csv',
});

/** What the last five minutes look like: the data of every `live` event of the stream. */
export const LiveVisits = z.object({
  at: instant,
  visitors: z.int(),
  views: z.int(),
  /** Views of each of the last five minutes, the oldest first. */
  perMinute: z.array(z.int()),
  /** The ten most seen, by visitors. */
  pages: z.array(z.object({ path: z.string(), visitors: z.int() })),
  countries: z.array(z.object({ country: z.string(), visitors: z.int() })),
  /** The newest twenty views, the newest first. */
  recent: z.array(
    z.object({
      at: instant,
      path: z.string(),
      country: z.string().nullable(),
      browser: z.string().nullable(),
      device: z.string().nullable(),
      bot: z.boolean(),
    }),
  ),
});
export type LiveVisits = z.infer<typeof LiveVisits>;

export const liveVisits = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/live',
  summary:
    'The last five minutes as server-sent events: `live` at once, and with every change, within two seconds',
  access: 'steward',
  produces: 'event-stream',
});

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

/** Days that each class of data is kept. Facts may not outlive figures, nor addresses facts. */
export const RetentionPolicy = z
  .object({
    /** Page views and engagement. */
    facts: z.int().min(7).max(3650),
    /** Addresses and browsers of page views. */
    addresses: z.int().min(1).max(3650),
    /** Visits and hourly figures. */
    figures: z.int().min(30).max(3650),
  })
  .refine(({ addresses, facts }) => addresses <= facts, {
    path: ['addresses'],
    message: 'must not be kept longer than facts',
  })
  .refine(({ facts, figures }) => facts <= figures, {
    path: ['facts'],
    message: 'must not be kept longer than figures',
  });
export type RetentionPolicy = z.infer<typeof RetentionPolicy>;

export const retentionPolicy = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/retention',
  summary: 'How long each class of data is kept, and who said so',
  access: 'steward',
  audit: 'none',
  response: z.object({
    policy: RetentionPolicy,
    /** Null while it is the platform's own. */
    setBy: z.string().nullable(),
    setAt: instant.nullable(),
  }),
});

const Going = z.object({
  /** Data of days before this one goes (UTC). */
  before: z.iso.date(),
  days: z.int(),
  rows: z.int(),
  /** Every day (UTC) of which something goes, the oldest first. */
  byDay: z.array(z.object({ day: z.iso.date(), rows: z.int() })),
});

export const previewRetention = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/analytics/retention/preview',
  summary: 'What a policy would remove now',
  access: 'steward',
  audit: 'none',
  body: RetentionPolicy,
  response: z.object({ facts: Going, addresses: Going, figures: Going }),
});

export const setRetention = defineRoute({
  service,
  method: 'PUT',
  path: '/api/admin/analytics/retention',
  summary: 'Set how long data is kept; what is older goes within seconds, and from then on every day',
  access: 'steward',
  stepUp: true,
  body: RetentionPolicy,
  status: 202,
  response: z.object({ policy: RetentionPolicy }),
});

export const retentionHistory = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/analytics/retention/history',
  summary: 'The newest hundred policies that stewards set, and the newest hundred removals, newest first',
  access: 'steward',
  audit: 'none',
  response: z.object({
    policies: z.array(
      z.object({ id: z.string(), policy: RetentionPolicy, setBy: z.string(), setAt: instant }),
    ),
    removals: z.array(
      z.object({
        kind: z.enum(['facts', 'addresses', 'figures']),
        /** First and last day (UTC) that went. */
        from: z.iso.date(),
        to: z.iso.date(),
        days: z.int(),
        rows: z.int(),
        removedAt: instant,
      }),
    ),
  }),
});

export const visitorAnalyticsRoutes = {
  openVisitorSession,
  recordPageView,
  recordEngagement,
  visitorActivity,
  visitFigures,
  exportFigures,
  visitBreakdown,
  exportBreakdown,
  visitFunnel,
  exportFunnel,
  liveVisits,
  botVisits,
  exportBotVisits,
  reclassifySession,
  listReclassifications,
  retentionPolicy,
  retentionHistory,
  previewRetention,
  setRetention,
};
