import { sqlMigration } from '@aera/service-kit';

export const noticeImpressions = sqlMigration('0004-notice-impressions', [
  `create table notice_impressions (
     id uuid primary key,
     session_id uuid,
     notice_version text not null,
     global_privacy_control boolean not null,
     shown_at timestamptz not null
   )`,
  'create index notice_impressions_session on notice_impressions (session_id, shown_at)',
  'create index notice_impressions_newest on notice_impressions (shown_at desc, id desc)',
]);
