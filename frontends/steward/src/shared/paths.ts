import { portalPath } from '@aera/content';
import { formatPersonRef } from '@aera/contracts';

/** Where the pages of this micro-frontend are. */
export const paths = {
  portal: portalPath,
  invitation: `${portalPath}/invitation`,
  admin: '/admin',
  account: '/admin/account',
  questions: '/admin/questions',
  contacts: '/admin/contacts',
  quarantine: '/admin/contacts/quarantine',
  contactBulks: '/admin/contacts/bulk',
  scoring: '/admin/contacts/scoring',
  duplicates: '/admin/contacts/duplicates',
  notifications: '/admin/notifications',
  analytics: '/admin/analytics',
  live: '/admin/analytics/live',
  funnel: '/admin/analytics/funnel',
  retention: '/admin/analytics/retention',
  knowledge: '/admin/knowledge',
  articles: '/admin/knowledge/articles',
  gaps: '/admin/knowledge/gaps',
  searchRules: '/admin/knowledge/rules',
  jurisdictionDemo: '/admin/jurisdiction-demo',
  operations: '/admin/operations',
  deadLetters: '/admin/operations/dead-letters',
  events: '/admin/operations/events',
  rebuilds: '/admin/operations/rebuilds',
  frontends: '/admin/operations/frontends',
  security: '/admin/security',
  threats: '/admin/security/threats',
  blocked: '/admin/security/blocked',
  allowList: '/admin/security/allow-list',
  threatRules: '/admin/security/rules',
  audit: '/admin/security/audit',
  compliance: '/admin/security/compliance',
} as const;

/** One question, opened where questions are managed. */
export const questionPath = (id: string): string => `${paths.questions}?question=${id}`;

/** One contact, opened where contacts are worked on. */
export const contactPath = (id: string): string =>
  `${paths.contacts}?${new URLSearchParams({ contact: id })}`;

/** A person, by the id of a contact of theirs or by another reference to them. */
export const personPath = (ref: string): string => `${paths.contacts}/person/${ref}`;

/** Profiles of a browser session and of an account. */
export const sessionPersonPath = (id: string): string => personPath(formatPersonRef({ by: 'session', id }));
export const memberPersonPath = (id: string): string => personPath(formatPersonRef({ by: 'member', id }));

/** Two contacts beside one another; the name of the first is the one that stays. */
export const comparePath = (one: string, other: string): string =>
  `${paths.duplicates}?${new URLSearchParams({ pair: `${one}~${other}` })}`;

/** One action on many contacts with its results. */
export const bulkJobPath = (id: string): string =>
  `${paths.contactBulks}?${new URLSearchParams({ bulk: id })}`;

/** Dead letters of one service. */
export const deadLettersPath = (service: string): string => `${paths.deadLetters}?service=${service}`;

/** What one request or message led to. */
export const tracePath = (correlation: string): string =>
  `${paths.events}?${new URLSearchParams({ journey: correlation })}`;

/** One event of a service, opened; and one stream of it. */
export const eventPath = (service: string, event: string): string =>
  `${paths.events}?${new URLSearchParams({ service, event })}`;
export const streamPath = (service: string, stream: string): string =>
  `${paths.events}?${new URLSearchParams({ service, stream })}`;

/** The page that one article is written on. */
export const articlePath = (id: string): string => `${paths.articles}/${id}`;
export const newArticlePath = `${paths.articles}/new`;

/** One threat with its evidence. */
export const threatPath = (id: string): string => `${paths.threats}/${id}`;

/** The controls of one framework. */
export const compliancePath = (framework: string): string =>
  `${paths.compliance}?${new URLSearchParams({ framework })}`;

export const portalTabs = ['security', 'contacts', 'jurisdiction', 'bots', 'onboarding'] as const;
export type PortalTab = (typeof portalTabs)[number];

/** One tab of the portal. */
export const portalTabPath = (tab: PortalTab): string => `${paths.portal}?tab=${tab}`;

/** One consent record, opened over the list of them. */
export const consentRecordPath = (id: string): string =>
  `${paths.portal}?${new URLSearchParams({ tab: 'jurisdiction', record: id })}`;
