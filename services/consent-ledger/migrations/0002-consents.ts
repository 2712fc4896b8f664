import { sqlMigration } from '@aera/service-kit';

export const consents = sqlMigration('0002-consents', [
  `create table consents (
     id uuid primary key,
     session_id uuid not null,
     ip text not null,
     ip_source_tag text not null,
     ip_classification text not null,
     is_internal_traffic boolean not null,
     city text,
     region text,
     country text,
     user_agent text not null,
     referrer text,
     notice_version text not null,
     has_read_notice boolean not null,
     consented_at timestamptz not null
   )`,
  'create index consents_newest on consents (consented_at desc, id desc)',
  'create index consents_ip on consents (ip, consented_at desc)',
  'create index consents_session on consents (session_id)',
]);
