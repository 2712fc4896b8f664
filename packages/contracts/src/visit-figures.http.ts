import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant, page, text } from './text.ts';

const service = 'visitor-analytics';

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

export const figuresRoutes = {
  visitFigures,
  exportFigures,
  visitBreakdown,
  exportBreakdown,
  visitFunnel,
  exportFunnel,
};
