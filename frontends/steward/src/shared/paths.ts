import { portalPath } from '@aera/content';
import { formatPersonRef } from '@aera/contracts';

export const paths = {
  portal: portalPath,
  invitation: `${portalPath}/invitation`,
  admin: '/admin',
  account: '/admin/account',
  newEmail: '/admin/account/new-email',
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

/** The question in its list. */
export const questionPath = (id: string): string => `${paths.questions}?question=${id}`;

/** The contact in its list. */
export const contactPath = (id: string): string =>
  `${paths.contacts}?${new URLSearchParams({ contact: id })}`;

/** A profile, by contact id or another reference. */
export const personPath = (ref: string): string => `${paths.contacts}/person/${ref}`;

/** Profile by session or member. */
export const sessionPersonPath = (id: string): string => personPath(formatPersonRef({ by: 'session', id }));
export const memberPersonPath = (id: string): string => personPath(formatPersonRef({ by: 'member', id }));

/** Path of the comparison of two contacts; `one` keeps its name. */
export const comparePath = (one: string, other: string): string =>
  `${paths.duplicates}?${new URLSearchParams({ pair: `${one}~${other}` })}`;

/** A bulk job with its results. */
export const bulkJobPath = (id: string): string =>
  `${paths.contactBulks}?${new URLSearchParams({ bulk: id })}`;

export const deadLettersPath = (service: string): string => `${paths.deadLetters}?service=${service}`;

/** Path of all events that one request or message caused. */
export const tracePath = (correlation: string): string =>
  `${paths.events}?${new URLSearchParams({ trace: correlation })}`;

/** An event or a stream of a service. */
export const eventPath = (service: string, event: string): string =>
  `${paths.events}?${new URLSearchParams({ service, event })}`;
export const streamPath = (service: string, stream: string): string =>
  `${paths.events}?${new URLSearchParams({ service, stream })}`;

export const articlePath = (id: string): string => `${paths.articles}/${id}`;
export const newArticlePath = `${paths.articles}/new`;
/** A new article for a content gap. */
export const newGapArticlePath = (gapId: string): string =>
  `${newArticlePath}?${new URLSearchParams({ gap: gapId })}`;

export const threatPath = (id: string): string => `${paths.threats}/${id}`;

export const compliancePath = (framework: string): string =>
  `${paths.compliance}?${new URLSearchParams({ framework })}`;

export const portalTabs = ['security', 'contacts', 'jurisdiction', 'bots', 'onboarding'] as const;
export type PortalTab = (typeof portalTabs)[number];

export const portalTabPath = (tab: PortalTab): string => `${paths.portal}?tab=${tab}`;

/** A consent record, above its list. */
export const consentRecordPath = (id: string): string =>
  `${paths.portal}?${new URLSearchParams({ tab: 'jurisdiction', record: id })}`;
