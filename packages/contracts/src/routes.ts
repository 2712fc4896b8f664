import { auditRoutes } from './audit.http.ts';
import { blocksRoutes } from './blocks.http.ts';
import { complianceRoutes } from './compliance.http.ts';
import { consentLedgerRoutes } from './consent-ledger.http.ts';
import { contactScoreRoutes } from './contact-score.http.ts';
import { contactViewRoutes } from './contact-views.http.ts';
import { contactBulkRoutes } from './contacts-bulk.http.ts';
import { contactsCrmRoutes } from './contacts-crm.http.ts';
import { heldRoutesOf } from './held.http.ts';
import { frontendRoutes } from './frontends.http.ts';
import { knowledgeSearchRoutes } from './knowledge-search.http.ts';
import { operationsRoutes } from './operations.http.ts';
import { mergeRoutes } from './merges.http.ts';
import { questionsNotificationsRoutes } from './questions-notifications.http.ts';
import { membersRoutes } from './members.http.ts';
import { passkeyRoutes } from './passkeys.http.ts';
import { peopleRoutes } from './people.http.ts';
import type { Route } from './route.ts';
import { secondFactorRoutes } from './second-factor.http.ts';
import { securityAuthRoutes } from './security-auth.http.ts';
import { type ServiceName, serviceNames } from './service-name.ts';
import { stewardsRoutes } from './stewards.http.ts';
import { stewardContactRoutes } from './steward-contacts.http.ts';
import { securityReportRoutes } from './security-report.http.ts';
import { threatsRoutes } from './threats.http.ts';
import { visitorAnalyticsRoutes } from './visitor-analytics.http.ts';

const declared = {
  'consent-ledger': { ...consentLedgerRoutes, ...heldRoutesOf('consent-ledger') },
  'visitor-analytics': { ...visitorAnalyticsRoutes, ...heldRoutesOf('visitor-analytics') },
  'knowledge-search': { ...knowledgeSearchRoutes, ...heldRoutesOf('knowledge-search') },
  'questions-notifications': {
    ...questionsNotificationsRoutes,
    ...heldRoutesOf('questions-notifications'),
  },
  'contacts-crm': {
    ...contactsCrmRoutes,
    ...stewardContactRoutes,
    ...contactBulkRoutes,
    ...contactViewRoutes,
    ...mergeRoutes,
    ...contactScoreRoutes,
    ...peopleRoutes,
  },
  'security-auth': {
    ...securityAuthRoutes,
    ...membersRoutes,
    ...passkeyRoutes,
    ...secondFactorRoutes,
    ...stewardsRoutes,
    ...threatsRoutes,
    ...blocksRoutes,
    ...securityReportRoutes,
    ...auditRoutes,
    ...complianceRoutes,
    ...heldRoutesOf('security-auth'),
    ...frontendRoutes,
  },
} satisfies Record<ServiceName, Record<string, Route>>;

/** Every route of the platform, by the service that serves it. */
export const routesByService = Object.fromEntries(
  serviceNames.map((name): [ServiceName, Record<string, Route>] => [
    name,
    { ...declared[name], ...operationsRoutes[name] },
  ]),
) as Record<ServiceName, Record<string, Route>>;

/** The names of the routes of each service, for tables that must have every one of them. */
export type RouteNames = { readonly [Service in ServiceName]: keyof (typeof declared)[Service] };

/** Every route of the platform, in one list. */
export const allRoutes: Route[] = Object.values(routesByService).flatMap((routes) => Object.values(routes));
