import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, page, text } from '../text.ts';
import { funnelSteps, type VisitDimension, visitDimensions } from './visit-metrics.routes.ts';

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
const visitQuery = z.object({
  from: instant,
  to: instant,
  bots: z.enum(['excluded', 'only', 'included']).default('excluded'),
  ...(Object.fromEntries(visitDimensions.map((dimension) => [dimension, text(2000).optional()])) as Record<
    VisitDimension,
    z.ZodOptional<z.ZodString>
  >),
});

const VisitMetrics = z.object({
  visitors: z.int(),
  visits: z.int(),
  views: z.int(),
  /** Share of visits with one view and no stay of ten seconds, 0 to 1; null without visits, as are the next two. */
  bounceRate: z.number().nullable(),
  /** Mean seconds that pages were visible. */
  engagedTime: z.number().nullable(),
  /** Mean percent of a page that was seen. */
  scrollDepth: z.number().nullable(),
});
export type VisitMetrics = z.infer<typeof VisitMetrics>;

const seriesQuery = visitQuery.extend({
  /** Hours and days begin where they do in this zone. */
  zone: timeZone.default('UTC'),
  interval: z.enum(['hour', 'day']).default('day'),
});

const breakdownQuery = visitQuery.extend({
  by: z.enum(visitDimensions),
  sort: z
    .enum(['value', 'visitors', 'visits', 'views', 'bounceRate', 'engagedTime', 'scrollDepth'])
    .default('visitors'),
  order: z.enum(['ascending', 'descending']).default('descending'),
});

export const visitMetricsSchemas = {
  readVisitMetrics: {
    summary: 'Metrics of a time range, of the equally long one before it, and by hour or day',
    query: seriesQuery,
    response: z.object({
      current: VisitMetrics,
      before: VisitMetrics,
      /** Every hour or day of the range in its order, also those without visits; at most 1000. */
      series: z.array(VisitMetrics.extend({ start: instant })),
    }),
  },
  visitBreakdown: {
    summary: 'Metrics by the values of one dimension',
    query: breakdownQuery.extend(page()),
    response: z.object({
      /** The empty value stands for visits that have none. Of `page`, bounce rate is null. */
      rows: z.array(VisitMetrics.extend({ value: z.string() })),
      total: z.int(),
    }),
  },
  exportBreakdown: {
    summary: 'The whole breakdown as CSV',
    query: breakdownQuery,
  },
  exportVisitMetrics: {
    summary: 'The metrics by hour or day as CSV',
    query: seriesQuery,
  },
  visitFunnel: {
    summary: 'Visitors of a range who took each step and all before it',
    query: visitQuery,
    response: z.object({ steps: z.array(z.object({ step: z.enum(funnelSteps), visitors: z.int() })) }),
  },
  exportFunnel: {
    summary: 'The funnel as CSV',
    query: visitQuery,
  },
} satisfies Record<string, RouteSchemas>;
