import type { Route } from '../route.ts';
import type { ledgerSchemas } from './ledger.schemas.ts';

type S = typeof ledgerSchemas;

const service = 'consent-ledger';

export const ledgerCheckpoint: Route<S['ledgerCheckpoint'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/checkpoint',
  access: 'public',
};

export const ledgerInclusion: Route<S['ledgerInclusion'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/inclusion',
  access: 'public',
};

export const ledgerConsistency: Route<S['ledgerConsistency'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/consistency',
  access: 'public',
};

export const ledgerStatus: Route<S['ledgerStatus'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/ledger',
  access: 'steward',
  audit: 'none',
};
