import type { Route } from '../route.ts';
import type { visitMetricsSchemas } from './visit-metrics.schemas.ts';

type S = typeof visitMetricsSchemas;

/**
 * Dimensions of visits. A breakdown uses one; every one can filter. `medium`, `term`, `content` and `city` exist only for visits whose
 * events are still retained.
 */
export const visitDimensions = [
  'source',
  'channel',
  'campaign',
  'medium',
  'term',
  'content',
  'page',
  'entryPage',
  'exitPage',
  'country',
  'city',
  'device',
  'browser',
  'os',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** Traffic channels; the rules are in visitor-analytics (`hits/channel.ts`). */
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

/** Funnel steps, from arrival to the booking of a call. */
export const funnelSteps = ['arrival', 'consent', 'search', 'question', 'booking'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const readVisitMetrics: Route<S['readVisitMetrics'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/metrics',
  access: 'steward',
  audit: 'none',
};

export const readVisitBreakdown: Route<S['readVisitBreakdown'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/breakdown',
  access: 'steward',
  audit: 'none',
};

export const exportBreakdown: Route<S['exportBreakdown'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/breakdown.csv',
  access: 'steward',
  audit: 'none',
  produces: 'csv',
};

export const exportVisitMetrics: Route<S['exportVisitMetrics'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/metrics.csv',
  access: 'steward',
  audit: 'none',
  produces: 'csv',
};

export const readVisitFunnel: Route<S['readVisitFunnel'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/funnel',
  access: 'steward',
  audit: 'none',
};

export const exportFunnel: Route<S['exportFunnel'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/funnel.csv',
  access: 'steward',
  audit: 'none',
  produces: 'csv',
};
