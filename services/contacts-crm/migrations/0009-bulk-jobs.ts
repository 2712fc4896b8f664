import { sqlMigration } from '@aera/service-kit';

/** Bulk jobs and the result of each item. */
export const bulk = sqlMigration('0009-bulk-jobs', [
  `create table contact_bulk_jobs (
     id uuid primary key,
     steward_id text not null,
     action jsonb not null,
     among text not null,
     undoes uuid,
     status text not null,
     total int not null,
     done int not null,
     nothing int not null,
     changed int not null,
     gone int not null,
     refused int not null,
     started_at timestamptz not null,
     ended_at timestamptz
   )`,
  'create index contact_bulks_newest on contact_bulk_jobs (started_at desc, id desc)',
  'create index contact_bulks_unfinished on contact_bulk_jobs (started_at, id) where ended_at is null',
  'create index contact_bulks_undoes on contact_bulk_jobs (undoes) where undoes is not null',
  `create table contact_bulk_job_items (
     bulk_id uuid not null,
     place int not null,
     lead_id uuid not null,
     outcome text,
     primary key (bulk_id, place)
   )`,
  'create index contact_bulk_rows_by_outcome on contact_bulk_job_items (bulk_id, outcome, place)',
]);
