import { foldOf, type Kit, type StewardNames } from '@aera/service-kit';
import { following, isOfBulk } from '../contacts-event.ts';
import type { ContactsStore } from '../contacts-store.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { createBulkQueries } from './bulk-queries.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { bulkRowRows, bulkRows } from './bulk-rows.ts';
import { createBulkWorker } from './bulk-worker.ts';
import { bulk } from './decide-bulk.ts';

interface Deps extends Pick<Kit, 'sql' | 'clock' | 'workers'> {
  readonly store: ContactsStore;
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  readonly untilListed: () => Promise<void>;
}

/** Actions on many leads at once, assembled. */
export function bulkPart({ store, queries: leads, stewards, untilListed, sql, clock, workers }: Deps) {
  const bulks = createBulkQueries(sql, stewards);
  const worker = createBulkWorker({ store, clock, workers });
  return {
    projections: [following(isOfBulk, bulkRows), following(isOfBulk, bulkRowRows)],
    folds: [foldOf('bulk-', bulk)],
    routes: [bulkRoutes({ store, leads, bulks, stewards, untilListed, clock })],
    start: async () => worker.start(),
    stop: worker.stop,
  };
}
