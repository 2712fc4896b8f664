import type { Route } from '../route.ts';
import type { retentionSchemas } from './retention.schemas.ts';

type S = typeof retentionSchemas;

const service = 'visitor-analytics';

export const readRetentionPolicy: Route<S['readRetentionPolicy'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/analytics/retention',
  access: 'steward',
  audit: 'none',
};

export const previewRetentionPolicy: Route<S['previewRetentionPolicy'], 'steward'> = {
  service,
  method: 'POST',
  path: '/api/admin/analytics/retention/preview',
  access: 'steward',
  audit: 'none',
};

export const setRetentionPolicy: Route<S['setRetentionPolicy'], 'steward'> = {
  service,
  method: 'PUT',
  path: '/api/admin/analytics/retention',
  access: 'steward',
  stepUp: true,
  status: 202,
};

export const readRetentionHistory: Route<S['readRetentionHistory'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/analytics/retention/history',
  access: 'steward',
  audit: 'none',
};
