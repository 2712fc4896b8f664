import { sqlMigration } from '@aera/service-kit';

/** What stewards said, every word of it, and what went because of it. */
export const whatStewardsSaid = sqlMigration('0005-decision-history', [
  `alter table decisions add column reason text not null default ''`,
  `create table decisions_said (
     event_id uuid primary key,
     visitor uuid not null,
     verdict text not null,
     reason text not null,
     decided_by text not null,
     decided_at timestamptz not null
   )`,
  'create index decisions_said_newest on decisions_said (decided_at desc, event_id)',
  'create index decisions_said_visitor on decisions_said (visitor, decided_at desc)',
  `insert into decisions_said (event_id, visitor, verdict, reason, decided_by, decided_at)
   select event_id, visitor, verdict, reason, decided_by, decided_at from decisions`,
  `create table retention_said (
     event_id uuid primary key,
     facts integer not null,
     addresses integer not null,
     figures integer not null,
     set_by text not null,
     set_at timestamptz not null
   )`,
  `insert into retention_said (event_id, facts, addresses, figures, set_by, set_at)
   select event_id, facts, addresses, figures, set_by, set_at from retention`,
  // One row for each partition that went.
  `create table retention_removals (
     id bigint generated always as identity primary key,
     kind text not null,
     day date not null,
     rows bigint not null,
     removed_at timestamptz not null
   )`,
  'create index retention_removals_newest on retention_removals (removed_at desc, kind)',
]);
