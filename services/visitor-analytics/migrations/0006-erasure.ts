import { sqlMigration } from '@aera/service-kit';

export const erasure = sqlMigration('0006-erasure', [
  // Whatever comes under these ids, however late, is not taken in: visitors, and their views, which may have been sent under
  // another name too.
  `create table erased (
     id uuid primary key,
     visitor uuid not null
   )`,
  'create index erased_visitor on erased (visitor)',
  // Stretches of the stream that may still hold something of them. Marks, as `stale_visits`: only added and removed.
  `create table redactions (
     id bigint generated always as identity primary key,
     visitor uuid not null,
     since timestamptz not null
   )`,
]);
