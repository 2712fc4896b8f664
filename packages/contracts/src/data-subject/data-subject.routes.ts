import { stewardRoles } from '../roles.ts';
import type { Route } from '../route.ts';
import type { ServiceName } from '../service-name.ts';
import type { dataSubjectSchemas } from './data-subject.schemas.ts';

/** How something was found to belong to a person. */
export const personLinks = ['session', 'member', 'email', 'contact'] as const;
export type PersonLink = (typeof personLinks)[number];

/** The services that hold something of people, contacts apart, which is where they are put together. */
export const holders = [
  'consent-ledger',
  'visitor-analytics',
  'knowledge-search',
  'questions-notifications',
  'security-auth',
] as const satisfies readonly ServiceName[];
export type Holder = (typeof holders)[number];

type S = ReturnType<typeof dataSubjectSchemas>;

/** The data-subject routes of one service. contacts-crm calls them with the identity of the steward who asks. */
export interface DataSubjectRoutes {
  readonly heldActivity: Route<S['heldActivity'], 'steward'>;
  readonly heldData: Route<S['heldData'], 'steward'>;
  readonly eraseHeld: Route<S['eraseHeld'], 'steward'>;
}

const routesAt = (service: Holder): DataSubjectRoutes => ({
  heldActivity: {
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/activity`,
    access: 'steward',
    roles: stewardRoles,
    audit: 'personal-data',
  },
  heldData: {
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/data`,
    access: 'steward',
    stepUp: true,
    audit: 'personal-data',
  },
  eraseHeld: {
    service,
    method: 'POST',
    path: `/api/admin/held/${service}/erasure`,
    access: 'steward',
    stepUp: true,
  },
});

/** The same three routes at each service that stores personal data. */
export const dataSubjectRoutes: Readonly<Record<Holder, DataSubjectRoutes>> = {
  'consent-ledger': routesAt('consent-ledger'),
  'visitor-analytics': routesAt('visitor-analytics'),
  'knowledge-search': routesAt('knowledge-search'),
  'questions-notifications': routesAt('questions-notifications'),
  'security-auth': routesAt('security-auth'),
};
