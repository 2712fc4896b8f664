import type { Route } from '../route.ts';
import type { visitsSchemas } from './visits.schemas.ts';

type S = typeof visitsSchemas;

export const readIpVisits: Route<S['readIpVisits'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/ip/:ip',
  access: 'steward',
};

export const streamLiveVisits: Route<S['streamLiveVisits'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/live',
  access: 'steward',
  produces: 'event-stream',
};
