import { sqlMigration } from '@aera/service-kit';

export const retention = sqlMigration('0004-retention', [
  `create table retention (
     singleton boolean primary key default true check (singleton),
     facts integer not null,
     addresses integer not null,
     figures integer not null,
     set_by text not null,
     set_at timestamptz not null,
     event_id uuid not null
   )`,
]);
