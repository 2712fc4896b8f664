import { sqlMigration } from '@aera/service-kit';

export const leads = sqlMigration('0002-leads', [
  `create table leads (
     id uuid primary key,
     contact_id text not null,
     name text not null,
     email text not null,
     subject text,
     message text not null,
     status text not null,
     lead_score int not null,
     quarantined boolean not null,
     created_at timestamptz not null
   )`,
  'create index leads_newest on leads (created_at desc, id desc) where not quarantined',
]);
