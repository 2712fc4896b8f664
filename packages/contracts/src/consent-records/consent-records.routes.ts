import type { Route } from '../route.ts';
import type { consentRecordsSchemas } from './consent-records.schemas.ts';

type S = typeof consentRecordsSchemas;

export const listConsents: Route<S['listConsents'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/consents',
  access: 'steward',
};

export const readConsent: Route<S['readConsent'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/consents/:consentId',
  access: 'steward',
};

export const listUnansweredNoticeImpressions: Route<S['listUnansweredNoticeImpressions'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/impressions',
  access: 'steward',
};

export const exportConsents: Route<S['exportConsents'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/consents.csv',
  access: 'steward',
  stepUp: true,
  status: 200,
  produces: 'csv',
};

export const listConsentsForDemo: Route<S['listConsentsForDemo'], 'steward'> = {
  method: 'GET',
  path: '/api/demo/jurisdiction/consents',
  access: 'steward',
};

export const readIpActivity: Route<S['readIpActivity'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/ip-activity/:ip',
  access: 'steward',
  callsOnBehalf: ['visitor-analytics'],
};
