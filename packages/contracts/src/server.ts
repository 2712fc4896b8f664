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
import { createRouteRegistry, type JoinedRoute, joinRoutes } from './route-registry.ts';
import { type ServiceName, serviceNames } from './route.ts';
import * as schemas from './schemas.ts';

// Before the index: what it exports as a type first, the compiler does not export as a value.
export * from './schemas.ts';
export * from './index.ts';
export * from './text.ts';
export {
  defaultBodyLimit,
  hasRequestBody,
  isRouted,
  registerRoute,
  type RoutedAccess,
} from './route-registry.ts';
export type { RegisteredRoute } from './route-registry.ts';

const declared = {
  'consent-ledger': {
    ...joinRoutes(schemas.consentRecordsSchemas, consentRecordsRoutes),
    ...joinRoutes(schemas.consentsSchemas, consentsRoutes),
    ...joinRoutes(schemas.ledgerSchemas, ledgerRoutes),
    ...joinRoutes(schemas.noticesSchemas, noticesRoutes),
    ...joinRoutes(schemas.dataSubjectSchemas('consent-ledger'), dataSubjectRoutes['consent-ledger']),
  },
  'visitor-analytics': {
    ...joinRoutes(schemas.botVisitsSchemas, botVisitsRoutes),
    ...joinRoutes(schemas.retentionSchemas, retentionRoutes),
    ...joinRoutes(schemas.visitMetricsSchemas, visitMetricsRoutes),
    ...joinRoutes(schemas.visitorTrackingSchemas, visitorTrackingRoutes),
    ...joinRoutes(schemas.visitsSchemas, visitsRoutes),
    ...joinRoutes(schemas.dataSubjectSchemas('visitor-analytics'), dataSubjectRoutes['visitor-analytics']),
  },
  'knowledge-search': {
    ...joinRoutes(schemas.articlesSchemas, articlesRoutes),
    ...joinRoutes(schemas.contentGapsSchemas, contentGapsRoutes),
    ...joinRoutes(schemas.searchRulesSchemas, searchRulesRoutes),
    ...joinRoutes(schemas.searchSchemas, searchRoutes),
    ...joinRoutes(schemas.dataSubjectSchemas('knowledge-search'), dataSubjectRoutes['knowledge-search']),
  },
  'questions-notifications': {
    ...joinRoutes(schemas.mailsSchemas, mailsRoutes),
    ...joinRoutes(schemas.notificationsSchemas, notificationsRoutes),
    ...joinRoutes(schemas.questionsSchemas, questionsRoutes),
    ...joinRoutes(schemas.stewardQuestionsSchemas, stewardQuestionsRoutes),
    ...joinRoutes(
      schemas.dataSubjectSchemas('questions-notifications'),
      dataSubjectRoutes['questions-notifications'],
    ),
  },
  'contacts-crm': {
    ...joinRoutes(schemas.bulkJobsSchemas, bulkJobsRoutes),
    ...joinRoutes(schemas.contactsSchemas, contactsRoutes),
    ...joinRoutes(schemas.mergesSchemas, mergesRoutes),
    ...joinRoutes(schemas.personsSchemas, personsRoutes),
    ...joinRoutes(schemas.savedViewsSchemas, savedViewsRoutes),
    ...joinRoutes(schemas.scoringSchemas, scoringRoutes),
  },
  'security-auth': {
    ...joinRoutes(schemas.accountSessionsSchemas, accountSessionsRoutes),
    ...joinRoutes(schemas.accountsSchemas, accountsRoutes),
    ...joinRoutes(schemas.auditSchemas, auditRoutes),
    ...joinRoutes(schemas.blocksSchemas, blocksRoutes),
    ...joinRoutes(schemas.complianceSchemas, complianceRoutes),
    ...joinRoutes(schemas.emailChangesSchemas, emailChangesRoutes),
    ...joinRoutes(schemas.frontendsSchemas, frontendsRoutes),
    ...joinRoutes(schemas.passkeysSchemas, passkeysRoutes),
    ...joinRoutes(schemas.passwordsSchemas, passwordsRoutes),
    ...joinRoutes(schemas.secondFactorSchemas, secondFactorRoutes),
    ...joinRoutes(schemas.securityReportSchemas, securityReportRoutes),
    ...joinRoutes(schemas.stewardMailsSchemas, stewardMailsRoutes),
    ...joinRoutes(schemas.stewardsSchemas, stewardsRoutes),
    ...joinRoutes(schemas.threatsSchemas, threatsRoutes),
    ...joinRoutes(schemas.dataSubjectSchemas('security-auth'), dataSubjectRoutes['security-auth']),
  },
} satisfies Record<ServiceName, Record<string, JoinedRoute>>;

/** Names of the routes of each service, without the operations routes that all services have. For exhaustive tables. */
export type RouteNames = { readonly [Service in ServiceName]: keyof (typeof declared)[Service] };

/** Every route of the platform with its schemas. */
export const routeRegistry = createRouteRegistry((service) => ({
  ...declared[service],
  ...joinRoutes(schemas.operationsSchemas(service), operationsRoutes[service]),
}));

const isMessageKind = (value: unknown): value is MessageKind =>
  typeof value === 'object' && value !== null && 'type' in value && 'subject' in value && 'data' in value;

/** Types of all messages of this release. */
export const messageTypes: ReadonlySet<string> = new Set(
  [
    ...Object.values(schemas),
    ...serviceNames.flatMap((name) => [schemas.componentStalled(name), schemas.componentRecovered(name)]),
  ].flatMap((value: unknown) => (isMessageKind(value) ? [value.type] : [])),
);
