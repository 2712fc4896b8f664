import type { ServiceContext, ServiceModule, StewardNames } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createBulkQueries } from './bulk-job-queries.ts';
import { bulkRoutes } from './bulk-job-routes.ts';
import { createBulkWorker } from './bulk-job-worker.ts';
import { bulkJobItemsProjection, bulkJobsProjection } from './bulk-jobs-projection.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
}

/** Bulk jobs: one action on many leads. */
export function bulkJobsModule(
  { store, sql, clock, workers }: ServiceContext,
  { leads: { queries, untilListed: waitUntilListed }, stewards }: Needs,
): ServiceModule {
  const bulks = createBulkQueries(sql, stewards);
  const worker = createBulkWorker({ store, clock, workers });
  return {
    projections: [bulkJobsProjection, bulkJobItemsProjection],
    routes: [bulkRoutes({ store, leads: queries, bulks, stewards, untilListed: waitUntilListed, clock })],
    start: worker.start,
    stop: worker.stop,
  };
}
