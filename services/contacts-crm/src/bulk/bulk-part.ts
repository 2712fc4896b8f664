import type { EventStore } from '@aera/event-store';
import { type Kit, type StewardNames } from '@aera/service-kit';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { createBulkQueries } from './bulk-queries.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { bulkRowRows, bulkRows } from './bulk-rows.ts';
import { createBulkWorker } from './bulk-worker.ts';

interface Deps extends Pick<Kit, 'sql' | 'clock' | 'workers'> {
  readonly store: EventStore;
  readonly queries: LeadQueries;
  readonly stewards: StewardNames;
  readonly untilListed: () => Promise<void>;
}

/** Actions on many leads at once, assembled. */
export function bulkPart({ store, queries: leads, stewards, untilListed, sql, clock, workers }: Deps) {
  const bulks = createBulkQueries(sql, stewards);
  const worker = createBulkWorker({ store, clock, workers });
  return {
    projections: [bulkRows, bulkRowRows],
    routes: [bulkRoutes({ store, leads, bulks, stewards, untilListed, clock })],
    start: async () => worker.start(),
    stop: worker.stop,
  };
}
