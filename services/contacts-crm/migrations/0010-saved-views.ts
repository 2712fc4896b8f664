import { sqlMigration } from '@aera/service-kit';

/** Saved views of the list of leads. */
export const views = sqlMigration('0010-saved-views', [
  `create table saved_contact_views (
     id uuid primary key,
     steward_id text not null,
     name text not null,
     terms jsonb not null,
     shared boolean not null
   )`,
  'create index contact_views_of_steward on saved_contact_views (steward_id)',
  'create index contact_views_shared on saved_contact_views (id) where shared',
]);
