// For servers and specs: all of `index.ts`, schemas and messages as values, and the registry of routes.
import * as accountSessionsRoutes from './account-sessions/account-sessions.routes.ts';
import { accountSessionsSchemas } from './account-sessions/account-sessions.schemas.ts';
import * as accountsRoutes from './accounts/accounts.routes.ts';
import { accountsSchemas } from './accounts/accounts.schemas.ts';
import * as articlesRoutes from './articles/articles.routes.ts';
import { articlesSchemas } from './articles/articles.schemas.ts';
import * as auditRoutes from './audit/audit.routes.ts';
import { auditSchemas } from './audit/audit.schemas.ts';
import * as blocksRoutes from './blocks/blocks.routes.ts';
import { blocksSchemas } from './blocks/blocks.schemas.ts';
import * as botVisitsRoutes from './bot-visits/bot-visits.routes.ts';
import { botVisitsSchemas } from './bot-visits/bot-visits.schemas.ts';
import * as bulkJobsRoutes from './bulk-jobs/bulk-jobs.routes.ts';
import { bulkJobsSchemas } from './bulk-jobs/bulk-jobs.schemas.ts';
import * as complianceRoutes from './compliance/compliance.routes.ts';
import { complianceSchemas } from './compliance/compliance.schemas.ts';
import * as consentRecordsRoutes from './consent-records/consent-records.routes.ts';
import { consentRecordsSchemas } from './consent-records/consent-records.schemas.ts';
import * as consentsRoutes from './consents/consents.routes.ts';
import { consentsSchemas } from './consents/consents.schemas.ts';
import * as contactsRoutes from './contacts/contacts.routes.ts';
import { contactsSchemas } from './contacts/contacts.schemas.ts';
import * as contentGapsRoutes from './content-gaps/content-gaps.routes.ts';
import { contentGapsSchemas } from './content-gaps/content-gaps.schemas.ts';
import * as emailChangesRoutes from './email-changes/email-changes.routes.ts';
import * as stewardMailsRoutes from './steward-mails/steward-mails.routes.ts';
import { stewardMailsSchemas } from './steward-mails/steward-mails.schemas.ts';
import { emailChangesSchemas } from './email-changes/email-changes.schemas.ts';
import * as frontendsRoutes from './frontends/frontends.routes.ts';
import { frontendsSchemas } from './frontends/frontends.schemas.ts';
import * as ledgerRoutes from './ledger/ledger.routes.ts';
import { ledgerSchemas } from './ledger/ledger.schemas.ts';
import * as mailsRoutes from './mails/mails.routes.ts';
import { mailsSchemas } from './mails/mails.schemas.ts';
import * as passwordsRoutes from './passwords/passwords.routes.ts';
import { passwordsSchemas } from './passwords/passwords.schemas.ts';
import * as mergesRoutes from './merges/merges.routes.ts';
import { mergesSchemas } from './merges/merges.schemas.ts';
import * as noticesRoutes from './notices/notices.routes.ts';
import { noticesSchemas } from './notices/notices.schemas.ts';
import * as notificationsRoutes from './notifications/notifications.routes.ts';
import { notificationsSchemas } from './notifications/notifications.schemas.ts';
import * as passkeysRoutes from './passkeys/passkeys.routes.ts';
import { passkeysSchemas } from './passkeys/passkeys.schemas.ts';
import * as personsRoutes from './persons/persons.routes.ts';
import { personsSchemas } from './persons/persons.schemas.ts';
import * as questionsRoutes from './questions/questions.routes.ts';
import { questionsSchemas } from './questions/questions.schemas.ts';
import * as retentionRoutes from './retention/retention.routes.ts';
import { retentionSchemas } from './retention/retention.schemas.ts';
import * as savedViewsRoutes from './saved-views/saved-views.routes.ts';
import { savedViewsSchemas } from './saved-views/saved-views.schemas.ts';
import * as scoringRoutes from './scoring/scoring.routes.ts';
import { scoringSchemas } from './scoring/scoring.schemas.ts';
import * as searchRulesRoutes from './search-rules/search-rules.routes.ts';
import { searchRulesSchemas } from './search-rules/search-rules.schemas.ts';
import * as searchRoutes from './search/search.routes.ts';
import { searchSchemas } from './search/search.schemas.ts';
import * as secondFactorRoutes from './second-factor/second-factor.routes.ts';
import { secondFactorSchemas } from './second-factor/second-factor.schemas.ts';
import * as securityReportRoutes from './security-report/security-report.routes.ts';
import { securityReportSchemas } from './security-report/security-report.schemas.ts';
import * as stewardQuestionsRoutes from './steward-questions/steward-questions.routes.ts';
import { stewardQuestionsSchemas } from './steward-questions/steward-questions.schemas.ts';
import * as stewardsRoutes from './stewards/stewards.routes.ts';
import { stewardsSchemas } from './stewards/stewards.schemas.ts';
import * as threatsRoutes from './threats/threats.routes.ts';
import { threatsSchemas } from './threats/threats.schemas.ts';
import * as visitMetricsRoutes from './visit-metrics/visit-metrics.routes.ts';
import { visitMetricsSchemas } from './visit-metrics/visit-metrics.schemas.ts';
import * as visitorTrackingRoutes from './visitor-tracking/visitor-tracking.routes.ts';
import { visitorTrackingSchemas } from './visitor-tracking/visitor-tracking.schemas.ts';
import * as visitsRoutes from './visits/visits.routes.ts';
import { visitsSchemas } from './visits/visits.schemas.ts';
import { dataSubjectRoutes } from './data-subject/data-subject.routes.ts';
import { dataSubjectSchemas } from './data-subject/data-subject.schemas.ts';
import { operationsRoutes } from './operations/operations.routes.ts';
import { operationsSchemas } from './operations/operations.schemas.ts';
import { createRouteRegistry, type RegisteredRoute, routeSet } from './route-registry.ts';
import { type ServiceName, serviceNames } from './route.ts';

export * from './index.ts';
export * from './message.ts';
export * from './identity.ts';
export * from './text.ts';
export * from './problem.ts';
export { defaultBodyLimit, hasRequestBody, isRouted, registerRoute } from './route-registry.ts';
export type { RegisteredRoute } from './route-registry.ts';
export * from './account-sessions/account-sessions.schemas.ts';
export * from './accounts/accounts.messages.ts';
export * from './accounts/accounts.schemas.ts';
export * from './articles/articles.schemas.ts';
export * from './audit/audit.messages.ts';
export * from './audit/audit.schemas.ts';
export * from './blocks/blocks.schemas.ts';
export * from './bot-visits/bot-visits.schemas.ts';
export * from './bulk-jobs/bulk-jobs.schemas.ts';
export * from './compliance/compliance.schemas.ts';
export * from './consent-records/consent-records.schemas.ts';
export * from './consents/consents.messages.ts';
export * from './consents/consents.schemas.ts';
export * from './contacts/contacts.messages.ts';
export * from './contacts/contacts.schemas.ts';
export * from './content-gaps/content-gaps.schemas.ts';
export * from './data-subject/data-subject.schemas.ts';
export * from './email-changes/email-changes.schemas.ts';
export * from './steward-mails/steward-mails.schemas.ts';
export * from './frontends/frontend-versions.ts';
export * from './frontends/frontends.messages.ts';
export * from './frontends/frontends.schemas.ts';
export * from './frontends/prerendered-pages.ts';
export * from './gateway/gateway.messages.ts';
export * from './ledger/ledger.schemas.ts';
export * from './mails/mails.messages.ts';
export * from './mails/mails.schemas.ts';
export * from './passwords/passwords.schemas.ts';
export * from './merges/merges.schemas.ts';
export * from './notices/notices.schemas.ts';
export * from './notifications/notifications.schemas.ts';
export * from './operations/operations.messages.ts';
export * from './operations/operations.schemas.ts';
export * from './passkeys/passkey-responses.ts';
export * from './passkeys/passkeys.schemas.ts';
export * from './persons/persons.schemas.ts';
export * from './questions/questions.messages.ts';
export * from './questions/questions.schemas.ts';
export * from './retention/retention.schemas.ts';
export * from './saved-views/saved-views.schemas.ts';
export * from './scoring/scoring.schemas.ts';
export * from './search-rules/search-rules.schemas.ts';
export * from './search/search.messages.ts';
export * from './search/search.schemas.ts';
export * from './second-factor/second-factor.schemas.ts';
export * from './security-report/security-report.schemas.ts';
export * from './steward-questions/steward-questions.schemas.ts';
export * from './stewards/stewards.schemas.ts';
export * from './threats/threat-rules.ts';
export * from './threats/threats.messages.ts';
export * from './threats/threats.schemas.ts';
export * from './visit-metrics/visit-metrics.schemas.ts';
export * from './visitor-tracking/visitor-tracking.schemas.ts';
export * from './visits/visits.messages.ts';
export * from './visits/visits.schemas.ts';

const declared = {
  'consent-ledger': {
    ...routeSet(consentRecordsSchemas, consentRecordsRoutes),
    ...routeSet(consentsSchemas, consentsRoutes),
    ...routeSet(ledgerSchemas, ledgerRoutes),
    ...routeSet(noticesSchemas, noticesRoutes),
    ...routeSet(dataSubjectSchemas('consent-ledger'), dataSubjectRoutes['consent-ledger']),
  },
  'visitor-analytics': {
    ...routeSet(botVisitsSchemas, botVisitsRoutes),
    ...routeSet(retentionSchemas, retentionRoutes),
    ...routeSet(visitMetricsSchemas, visitMetricsRoutes),
    ...routeSet(visitorTrackingSchemas, visitorTrackingRoutes),
    ...routeSet(visitsSchemas, visitsRoutes),
    ...routeSet(dataSubjectSchemas('visitor-analytics'), dataSubjectRoutes['visitor-analytics']),
  },
  'knowledge-search': {
    ...routeSet(articlesSchemas, articlesRoutes),
    ...routeSet(contentGapsSchemas, contentGapsRoutes),
    ...routeSet(searchRulesSchemas, searchRulesRoutes),
    ...routeSet(searchSchemas, searchRoutes),
    ...routeSet(dataSubjectSchemas('knowledge-search'), dataSubjectRoutes['knowledge-search']),
  },
  'questions-notifications': {
    ...routeSet(mailsSchemas, mailsRoutes),
    ...routeSet(notificationsSchemas, notificationsRoutes),
    ...routeSet(questionsSchemas, questionsRoutes),
    ...routeSet(stewardQuestionsSchemas, stewardQuestionsRoutes),
    ...routeSet(dataSubjectSchemas('questions-notifications'), dataSubjectRoutes['questions-notifications']),
  },
  'contacts-crm': {
    ...routeSet(bulkJobsSchemas, bulkJobsRoutes),
    ...routeSet(contactsSchemas, contactsRoutes),
    ...routeSet(mergesSchemas, mergesRoutes),
    ...routeSet(personsSchemas, personsRoutes),
    ...routeSet(savedViewsSchemas, savedViewsRoutes),
    ...routeSet(scoringSchemas, scoringRoutes),
  },
  'security-auth': {
    ...routeSet(accountSessionsSchemas, accountSessionsRoutes),
    ...routeSet(accountsSchemas, accountsRoutes),
    ...routeSet(auditSchemas, auditRoutes),
    ...routeSet(blocksSchemas, blocksRoutes),
    ...routeSet(complianceSchemas, complianceRoutes),
    ...routeSet(emailChangesSchemas, emailChangesRoutes),
    ...routeSet(stewardMailsSchemas, stewardMailsRoutes),
    ...routeSet(frontendsSchemas, frontendsRoutes),
    ...routeSet(passwordsSchemas, passwordsRoutes),
    ...routeSet(passkeysSchemas, passkeysRoutes),
    ...routeSet(secondFactorSchemas, secondFactorRoutes),
    ...routeSet(securityReportSchemas, securityReportRoutes),
    ...routeSet(stewardsSchemas, stewardsRoutes),
    ...routeSet(threatsSchemas, threatsRoutes),
    ...routeSet(dataSubjectSchemas('security-auth'), dataSubjectRoutes['security-auth']),
  },
} satisfies Record<ServiceName, Record<string, RegisteredRoute>>;

/** Names of the routes of each service, without the operations routes that all services have. For exhaustive tables. */
export type RouteNames = { readonly [Service in ServiceName]: keyof (typeof declared)[Service] };

/** Every route of the platform with its schemas. */
export const routeRegistry = createRouteRegistry(
  Object.fromEntries(
    serviceNames.map((name): [ServiceName, Record<string, RegisteredRoute>] => [
      name,
      { ...declared[name], ...routeSet(operationsSchemas(name), operationsRoutes[name]) },
    ]),
  ) as Record<ServiceName, Record<string, RegisteredRoute>>,
);
