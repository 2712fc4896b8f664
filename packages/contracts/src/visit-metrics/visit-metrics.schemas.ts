import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant, page, text, timeZone } from '../text.ts';
import { funnelSteps, type VisitDimension, visitDimensions } from './visit-metrics.routes.ts';

/**
 * Selects visits that started in `[from, to)`, filtered by dimensions. An empty filter text matches visits without a value. `bots`
 * includes, excludes or selects bots.
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
  /** Share of visits with one view of less than ten seconds, 0 to 1; null without visits, as are the next two. */
  bounceRate: z.number().nullable(),
  /** Mean seconds that pages were visible. */
  engagedTime: z.number().nullable(),
  /** Mean scroll depth in percent. */
  scrollDepth: z.number().nullable(),
});
export type VisitMetrics = z.infer<typeof VisitMetrics>;

const seriesQuery = visitQuery.extend({
  /** Time zone of hours and days. */
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
    summary: 'View visit metrics',
    query: seriesQuery,
    response: z.object({
      current: VisitMetrics,
      before: VisitMetrics,
      /** Every hour or day of the range in order, including those without visits; at most 1,000. */
      series: z.array(VisitMetrics.extend({ start: instant })),
    }),
  },
  readVisitBreakdown: {
    summary: 'View visit breakdown',
    query: breakdownQuery.extend(page()),
    response: z.object({
      /** The empty value is for visits without one. The bounce rate of `page` is null. */
      rows: z.array(VisitMetrics.extend({ value: z.string() })),
      total: z.int(),
    }),
  },
  exportBreakdown: {
    summary: 'Export visit breakdown (CSV)',
    query: breakdownQuery,
  },
  exportVisitMetrics: {
    summary: 'Export visit metrics (CSV)',
    query: seriesQuery,
  },
  readVisitFunnel: {
    summary: 'View visit funnel',
    query: visitQuery,
    response: z.object({ steps: z.array(z.object({ step: z.enum(funnelSteps), visitors: z.int() })) }),
  },
  exportFunnel: {
    summary: 'Export visit funnel (CSV)',
    query: visitQuery,
  },
} satisfies Record<string, RouteSchemas>;
