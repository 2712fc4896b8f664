import { type Route, type ServiceName, stewardRoles } from '../route.ts';
import type { ActivityKind, dataSubjectSchemas, PersonIdentifiers } from './data-subject.schemas.ts';

/** Kinds of identifiers by which data is matched to a person. */
export const identifierKinds = ['session', 'member', 'email', 'contact'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** Personal data services, except contacts-crm, which combines their data. */
export const dataSubjectServices = [
  'consent-ledger',
  'visitor-analytics',
  'knowledge-search',
  'questions-notifications',
  'security-auth',
] as const satisfies readonly ServiceName[];
export type DataSubjectService = (typeof dataSubjectServices)[number];

/** The services that store personal data. */
export const personalDataServices = [
  'contacts-crm',
  ...dataSubjectServices,
] as const satisfies readonly ServiceName[];
export type PersonalDataService = (typeof personalDataServices)[number];

/** Activity kinds of each service, so that no service is called without need. */
export const kindsBySource: Readonly<Record<PersonalDataService, readonly ActivityKind[]>> = {
  'contacts-crm': ['contact'],
  'consent-ledger': ['consented', 'consent-withdrawn', 'visitor-erased'],
  'visitor-analytics': ['visit', 'visitor-erased'],
  'knowledge-search': ['searched', 'visitor-erased'],
  'questions-notifications': [
    'asked',
    'question-answered',
    'answer-revised',
    'information-requested',
    'information-given',
    'question-reopened',
    'question-withdrawn',
    'question-claimed',
    'answer-rated',
    'mailed',
  ],
  'security-auth': [
    'registered',
    'email-verified',
    'signed-in',
    'passkey-added',
    'password-changed',
    'email-changed',
  ],
};

/** Identifiers that each service knows. Without a matching one it is not called, because each call adds an audit entry. */
export const identifiersBySource: Readonly<Record<DataSubjectService, readonly (keyof PersonIdentifiers)[]>> =
  {
    'consent-ledger': ['sessions'],
    'visitor-analytics': ['sessions'],
    'knowledge-search': ['sessions', 'members'],
    'questions-notifications': ['sessions', 'members', 'emails'],
    'security-auth': ['members', 'emails'],
  };

type S = ReturnType<typeof dataSubjectSchemas>;

/** Data-subject routes of one service. contacts-crm calls them with the identity of the requesting steward. */
export interface DataSubjectRoutes {
  readonly listPersonActivity: Route<S['listPersonActivity'], 'steward'>;
  readonly readPersonData: Route<S['readPersonData'], 'steward'>;
  readonly erasePersonData: Route<S['erasePersonData'], 'steward'>;
}

/** More than 20,000 sessions. */
const bodyLimit = 1024 * 1024;

const createRoutes = (service: DataSubjectService): DataSubjectRoutes => ({
  listPersonActivity: {
    method: 'POST',
    path: `/api/admin/personal-data/${service}/activity`,
    bodyLimit,
    access: 'steward',
    roles: stewardRoles,
    audit: 'personal-data',
  },
  readPersonData: {
    method: 'POST',
    path: `/api/admin/personal-data/${service}/data`,
    bodyLimit,
    access: 'steward',
    stepUp: true,
    audit: 'personal-data',
  },
  erasePersonData: {
    method: 'POST',
    path: `/api/admin/personal-data/${service}/erasure`,
    bodyLimit,
    access: 'steward',
    stepUp: true,
  },
});

/** The same three routes at each personal data service. */
export const dataSubjectRoutes: Readonly<Record<DataSubjectService, DataSubjectRoutes>> = {
  'consent-ledger': createRoutes('consent-ledger'),
  'visitor-analytics': createRoutes('visitor-analytics'),
  'knowledge-search': createRoutes('knowledge-search'),
  'questions-notifications': createRoutes('questions-notifications'),
  'security-auth': createRoutes('security-auth'),
};
