import type { Route } from '../route.ts';
import type { retentionSchemas } from './retention.schemas.ts';

type S = typeof retentionSchemas;

export const readRetentionPolicy: Route<S['readRetentionPolicy'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/retention',
  access: 'steward',
  audit: 'none',
};

export const previewRetentionPolicy: Route<S['previewRetentionPolicy'], 'steward'> = {
  method: 'POST',
  path: '/api/admin/analytics/retention/preview',
  access: 'steward',
  audit: 'none',
};

export const setRetentionPolicy: Route<S['setRetentionPolicy'], 'steward'> = {
  method: 'PUT',
  path: '/api/admin/analytics/retention',
  access: 'steward',
  stepUp: true,
  status: 202,
};

export const readRetentionHistory: Route<S['readRetentionHistory'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/analytics/retention/history',
  access: 'steward',
  audit: 'none',
};
