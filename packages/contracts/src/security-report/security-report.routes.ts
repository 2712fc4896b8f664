import type { Route } from '../route.ts';
import type { securityReportSchemas } from './security-report.schemas.ts';

type S = typeof securityReportSchemas;

const service = 'security-auth';

export const readSecurityStatus: Route<S['readSecurityStatus'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/status',
  access: 'steward',
  audit: 'none',
};

export const readIntrusionReport: Route<S['readIntrusionReport'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/intrusion-report',
  access: 'steward',
};

export const streamSecurityReport: Route<S['streamSecurityReport'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/security/live',
  access: 'steward',
  produces: 'event-stream',
};
