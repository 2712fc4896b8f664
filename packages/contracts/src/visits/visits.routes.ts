import type { Route } from '../route.ts';
import type { visitsSchemas } from './visits.schemas.ts';

type S = typeof visitsSchemas;

const service = 'visitor-analytics';

export const readIpVisits: Route<S['readIpVisits'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/analytics/ip/:ip',
  access: 'steward',
};

export const streamLiveVisits: Route<S['streamLiveVisits'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/analytics/live',
  access: 'steward',
  produces: 'event-stream',
};
