import { sqlMigration } from '@aera/service-kit';

/** Bulk jobs and the result of each item. */
export const bulk = sqlMigration('0009-bulk-jobs', [
  `create table contact_bulk_jobs (
     id uuid primary key,
     steward_id text not null,
     action jsonb not null,
     selection text not null,
     undoes uuid,
     status text not null,
     total int not null,
     counts jsonb not null,
     started_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index contact_bulk_jobs_newest on contact_bulk_jobs (started_at desc, id desc)',
  'create index contact_bulk_jobs_unfinished on contact_bulk_jobs (started_at, id) where ended_at is null',
  'create index contact_bulk_jobs_undoes on contact_bulk_jobs (undoes) where undoes is not null',
  `create table contact_bulk_job_items (
     job_id uuid not null,
     position int not null,
     lead_id uuid not null,
     outcome text,
     primary key (job_id, position)
   )`,
  'create index contact_bulk_job_items_by_outcome on contact_bulk_job_items (job_id, outcome, position)',
]);
