import type { ServiceContext, ServiceModule, StewardNames } from '@aera/service-kit';
import type { LeadsModule } from '../leads/leads-module.ts';
import { createBulkJobQueries } from './bulk-job-queries.ts';
import { bulkJobRoutes } from './bulk-job-routes.ts';
import { bulkJobLock, createBulkJobWorker } from './bulk-job-worker.ts';
import { bulkJobItemsProjection, bulkJobsProjection } from './bulk-jobs-projection.ts';

interface Needs {
  readonly leads: LeadsModule;
  readonly stewards: StewardNames;
}

/** Bulk jobs: one action on many leads. */
export function bulkJobsModule(kit: ServiceContext, { leads, stewards }: Needs): ServiceModule {
  const jobs = createBulkJobQueries(kit.sql, stewards);
  return {
    projections: [bulkJobsProjection, bulkJobItemsProjection],
    routes: [bulkJobRoutes({ ...kit, leads, jobs, stewards })],
    locks: { 'bulk jobs': bulkJobLock },
    ...createBulkJobWorker(kit),
  };
}
