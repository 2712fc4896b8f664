import { sqlMigration } from '@aera/service-kit';

export const notices = sqlMigration('0004-notices', [
  `alter table consents
     add column notice_hash text,
     add column binding text,
     add column global_privacy_control boolean,
     add column withdrawn_at timestamptz`,
  `create table notice_impressions (
     id uuid primary key,
     session_id uuid,
     notice_version text not null,
     global_privacy_control boolean not null,
     shown_at timestamptz not null
   )`,
  'create index notice_showings_session on notice_impressions (session_id, shown_at)',
]);
