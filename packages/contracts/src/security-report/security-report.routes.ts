import type { Route } from '../route.ts';
import type { securityReportSchemas } from './security-report.schemas.ts';

type S = typeof securityReportSchemas;

/** Number of blocked networks in the live view, the newest; their page lists all. */
export const liveBlockLimit = 20;

export const readSecurityStatus: Route<S['readSecurityStatus'], 'steward'> = {
  method: 'GET',
  path: '/api/security/status',
  access: 'steward',
  audit: 'none',
};

export const readIntrusionReport: Route<S['readIntrusionReport'], 'steward'> = {
  method: 'GET',
  path: '/api/security/intrusion-report',
  access: 'steward',
};

export const streamSecurityReport: Route<S['streamSecurityReport'], 'steward'> = {
  method: 'GET',
  path: '/api/security/live',
  access: 'steward',
  produces: 'event-stream',
};
