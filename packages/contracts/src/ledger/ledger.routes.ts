import type { Route } from '../route.ts';
import type { ledgerSchemas, WitnessFailure } from './ledger.schemas.ts';

type S = typeof ledgerSchemas;

/** Failures of a witness that was reached, and did not accept the log. */
export const witnessRefusals: ReadonlySet<WitnessFailure> = new Set([
  'unknown-log',
  'unknown-key',
  'inconsistent',
  'ahead',
]);

export const readLedgerCheckpoint: Route<S['readLedgerCheckpoint'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/ledger/checkpoint',
  access: 'public',
};

export const readConsistencyProof: Route<S['readConsistencyProof'], 'public'> = {
  method: 'GET',
  path: '/api/jurisdiction/ledger/consistency',
  access: 'public',
};

export const readLedgerStatus: Route<S['readLedgerStatus'], 'steward'> = {
  method: 'GET',
  path: '/api/admin/jurisdiction/ledger',
  access: 'steward',
  audit: 'none',
};

/** Newest checkpoint with the cosignatures of the witnesses (C2SP tlog-tiles). */
export const readCosignedCheckpoint: Route<S['readCosignedCheckpoint'], 'public'> = {
  method: 'GET',
  path: '/ledger/checkpoint',
  access: 'public',
  produces: 'text',
};

/**
 * Tiles and bundles of entries (C2SP tlog-tiles). The index of a tile has one segment for three digits, and the width of a partial tile is a
 * segment of its own, so that a path has one to four segments after its level.
 */
export const readLedgerTile: Route<S['readLedgerTile'], 'public'> = {
  method: 'GET',
  path: '/ledger/tile/:level/:a',
  access: 'public',
  produces: 'octets',
};

export const readLedgerTile2: Route<S['readLedgerTile2'], 'public'> = {
  method: 'GET',
  path: '/ledger/tile/:level/:a/:b',
  access: 'public',
  produces: 'octets',
};

export const readLedgerTile3: Route<S['readLedgerTile3'], 'public'> = {
  method: 'GET',
  path: '/ledger/tile/:level/:a/:b/:c',
  access: 'public',
  produces: 'octets',
};

export const readLedgerTile4: Route<S['readLedgerTile4'], 'public'> = {
  method: 'GET',
  path: '/ledger/tile/:level/:a/:b/:c/:d',
  access: 'public',
  produces: 'octets',
};
