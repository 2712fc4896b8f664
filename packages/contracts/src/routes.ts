import { consentLedgerRoutes } from './consent-ledger.http.ts';
import { contactsCrmRoutes } from './contacts-crm.http.ts';
import { knowledgeSearchRoutes } from './knowledge-search.http.ts';
import { questionsNotificationsRoutes } from './questions-notifications.http.ts';
import type { Route } from './route.ts';
import { securityAuthRoutes } from './security-auth.http.ts';
import type { ServiceName } from './service-name.ts';
import { stewardsRoutes } from './stewards.http.ts';
import { visitorAnalyticsRoutes } from './visitor-analytics.http.ts';

/** Every route of the platform, by the service that serves it. */
export const routesByService: Record<ServiceName, Record<string, Route>> = {
  'consent-ledger': consentLedgerRoutes,
  'visitor-analytics': visitorAnalyticsRoutes,
  'knowledge-search': knowledgeSearchRoutes,
  'questions-notifications': questionsNotificationsRoutes,
  'contacts-crm': contactsCrmRoutes,
  'security-auth': { ...securityAuthRoutes, ...stewardsRoutes },
};

/** Every route of the platform, in one list. */
export const allRoutes: Route[] = Object.values(routesByService).flatMap((routes) => Object.values(routes));
