import type { Route } from '../route.ts';
import type { ledgerSchemas } from './ledger.schemas.ts';

type S = typeof ledgerSchemas;

const service = 'consent-ledger';

export const readLedgerCheckpoint: Route<S['readLedgerCheckpoint'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/checkpoint',
  access: 'public',
};

export const readInclusionProof: Route<S['readInclusionProof'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/inclusion',
  access: 'public',
};

export const readConsistencyProof: Route<S['readConsistencyProof'], 'public'> = {
  service,
  method: 'GET',
  path: '/api/jurisdiction/ledger/consistency',
  access: 'public',
};

export const readLedgerStatus: Route<S['readLedgerStatus'], 'steward'> = {
  service,
  method: 'GET',
  path: '/api/admin/jurisdiction/ledger',
  access: 'steward',
  audit: 'none',
};
