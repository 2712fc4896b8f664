// For servers and specs: all of `index.ts`, schemas and messages as values, and the registry of routes.
import * as accountSessionsRoutes from './account-sessions/account-sessions.routes.ts';
import * as accountsRoutes from './accounts/accounts.routes.ts';
import * as articlesRoutes from './articles/articles.routes.ts';
import * as auditRoutes from './audit/audit.routes.ts';
import * as blocksRoutes from './blocks/blocks.routes.ts';
import * as botVisitsRoutes from './bot-visits/bot-visits.routes.ts';
import * as bulkJobsRoutes from './bulk-jobs/bulk-jobs.routes.ts';
import * as complianceRoutes from './compliance/compliance.routes.ts';
import * as consentRecordsRoutes from './consent-records/consent-records.routes.ts';
import * as consentsRoutes from './consents/consents.routes.ts';
import * as contactsRoutes from './contacts/contacts.routes.ts';
import * as contentGapsRoutes from './content-gaps/content-gaps.routes.ts';
import * as emailChangesRoutes from './email-changes/email-changes.routes.ts';
import * as frontendsRoutes from './frontends/frontends.routes.ts';
import * as ledgerRoutes from './ledger/ledger.routes.ts';
import * as mailsRoutes from './mails/mails.routes.ts';
import * as mergesRoutes from './merges/merges.routes.ts';
import * as noticesRoutes from './notices/notices.routes.ts';
import * as notificationsRoutes from './notifications/notifications.routes.ts';
import * as passkeysRoutes from './passkeys/passkeys.routes.ts';
import * as passwordsRoutes from './passwords/passwords.routes.ts';
import * as personsRoutes from './persons/persons.routes.ts';
import * as questionsRoutes from './questions/questions.routes.ts';
import * as retentionRoutes from './retention/retention.routes.ts';
import * as savedViewsRoutes from './saved-views/saved-views.routes.ts';
import * as scoringRoutes from './scoring/scoring.routes.ts';
import * as searchRoutes from './search/search.routes.ts';
import * as searchRulesRoutes from './search-rules/search-rules.routes.ts';
import * as secondFactorRoutes from './second-factor/second-factor.routes.ts';
import * as securityReportRoutes from './security-report/security-report.routes.ts';
import * as stewardMailsRoutes from './steward-mails/steward-mails.routes.ts';
import * as stewardQuestionsRoutes from './steward-questions/steward-questions.routes.ts';
import * as stewardsRoutes from './stewards/stewards.routes.ts';
import * as threatsRoutes from './threats/threats.routes.ts';
import * as visitMetricsRoutes from './visit-metrics/visit-metrics.routes.ts';
import * as visitorTrackingRoutes from './visitor-tracking/visitor-tracking.routes.ts';
import * as visitsRoutes from './visits/visits.routes.ts';
import { dataSubjectRoutes } from './data-subject/data-subject.routes.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import type { MessageKind } from './message.ts';
import { createRouteRegistry, type RegisteredRoute, registerRoutes } from './route-registry.ts';
import { type ServiceName, serviceNames } from './route.ts';
import * as schemas from './schemas.ts';

// Before the index: what it exports as a type first, the compiler does not export as a value.
export * from './schemas.ts';
export * from './index.ts';
export * from './text.ts';
export { defaultBodyLimit, hasRequestBody, isRouted, registerRoute } from './route-registry.ts';
export type { RegisteredRoute } from './route-registry.ts';

const declared = {
  'consent-ledger': {
    ...registerRoutes(schemas.consentRecordsSchemas, consentRecordsRoutes),
    ...registerRoutes(schemas.consentsSchemas, consentsRoutes),
    ...registerRoutes(schemas.ledgerSchemas, ledgerRoutes),
    ...registerRoutes(schemas.noticesSchemas, noticesRoutes),
    ...registerRoutes(schemas.dataSubjectSchemas('consent-ledger'), dataSubjectRoutes['consent-ledger']),
  },
  'visitor-analytics': {
    ...registerRoutes(schemas.botVisitsSchemas, botVisitsRoutes),
    ...registerRoutes(schemas.retentionSchemas, retentionRoutes),
    ...registerRoutes(schemas.visitMetricsSchemas, visitMetricsRoutes),
    ...registerRoutes(schemas.visitorTrackingSchemas, visitorTrackingRoutes),
    ...registerRoutes(schemas.visitsSchemas, visitsRoutes),
    ...registerRoutes(
      schemas.dataSubjectSchemas('visitor-analytics'),
      dataSubjectRoutes['visitor-analytics'],
    ),
  },
  'knowledge-search': {
    ...registerRoutes(schemas.articlesSchemas, articlesRoutes),
    ...registerRoutes(schemas.contentGapsSchemas, contentGapsRoutes),
    ...registerRoutes(schemas.searchRulesSchemas, searchRulesRoutes),
    ...registerRoutes(schemas.searchSchemas, searchRoutes),
    ...registerRoutes(schemas.dataSubjectSchemas('knowledge-search'), dataSubjectRoutes['knowledge-search']),
  },
  'questions-notifications': {
    ...registerRoutes(schemas.mailsSchemas, mailsRoutes),
    ...registerRoutes(schemas.notificationsSchemas, notificationsRoutes),
    ...registerRoutes(schemas.questionsSchemas, questionsRoutes),
    ...registerRoutes(schemas.stewardQuestionsSchemas, stewardQuestionsRoutes),
    ...registerRoutes(
      schemas.dataSubjectSchemas('questions-notifications'),
      dataSubjectRoutes['questions-notifications'],
    ),
  },
  'contacts-crm': {
    ...registerRoutes(schemas.bulkJobsSchemas, bulkJobsRoutes),
    ...registerRoutes(schemas.contactsSchemas, contactsRoutes),
    ...registerRoutes(schemas.mergesSchemas, mergesRoutes),
    ...registerRoutes(schemas.personsSchemas, personsRoutes),
    ...registerRoutes(schemas.savedViewsSchemas, savedViewsRoutes),
    ...registerRoutes(schemas.scoringSchemas, scoringRoutes),
  },
  'security-auth': {
    ...registerRoutes(schemas.accountSessionsSchemas, accountSessionsRoutes),
    ...registerRoutes(schemas.accountsSchemas, accountsRoutes),
    ...registerRoutes(schemas.auditSchemas, auditRoutes),
    ...registerRoutes(schemas.blocksSchemas, blocksRoutes),
    ...registerRoutes(schemas.complianceSchemas, complianceRoutes),
    ...registerRoutes(schemas.emailChangesSchemas, emailChangesRoutes),
    ...registerRoutes(schemas.frontendsSchemas, frontendsRoutes),
    ...registerRoutes(schemas.passkeysSchemas, passkeysRoutes),
    ...registerRoutes(schemas.passwordsSchemas, passwordsRoutes),
    ...registerRoutes(schemas.secondFactorSchemas, secondFactorRoutes),
    ...registerRoutes(schemas.securityReportSchemas, securityReportRoutes),
    ...registerRoutes(schemas.stewardMailsSchemas, stewardMailsRoutes),
    ...registerRoutes(schemas.stewardsSchemas, stewardsRoutes),
    ...registerRoutes(schemas.threatsSchemas, threatsRoutes),
    ...registerRoutes(schemas.dataSubjectSchemas('security-auth'), dataSubjectRoutes['security-auth']),
  },
} satisfies Record<ServiceName, Record<string, RegisteredRoute>>;

/** Names of the routes of each service, without the operations routes that all services have. For exhaustive tables. */
export type RouteNames = { readonly [Service in ServiceName]: keyof (typeof declared)[Service] };

/** Every route of the platform with its schemas. */
export const routeRegistry = createRouteRegistry(
  Object.fromEntries(
    serviceNames.map((name): [ServiceName, Record<string, RegisteredRoute>] => [
      name,
      { ...declared[name], ...registerRoutes(schemas.operationsSchemas(name), operationsRoutes[name]) },
    ]),
  ) as Record<ServiceName, Record<string, RegisteredRoute>>,
);

const isMessageKind = (value: unknown): value is MessageKind =>
  typeof value === 'object' && value !== null && 'type' in value && 'subject' in value && 'data' in value;

/** Types of all messages of this release. */
export const messageTypes: ReadonlySet<string> = new Set(
  [
    ...Object.values(schemas),
    ...serviceNames.flatMap((name) => [schemas.componentStalled(name), schemas.componentRecovered(name)]),
  ].flatMap((value: unknown) => (isMessageKind(value) ? [value.type] : [])),
);
