import { judgedVisitsRoutes } from './judged-visits.http.ts';
import { retentionRoutes } from './retention.http.ts';
import { figuresRoutes } from './visit-figures.http.ts';
import { trackingRoutes } from './visitor-tracking.http.ts';
import { visitsRoutes } from './visits.http.ts';

export const visitorAnalyticsRoutes = {
  ...trackingRoutes,
  ...visitsRoutes,
  ...figuresRoutes,
  ...judgedVisitsRoutes,
  ...retentionRoutes,
};
