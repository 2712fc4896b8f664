import { sqlMigration } from '@aera/service-kit';

const mailbox = `split_part(lower(email), '@', 1)`;
const domain = `split_part(lower(email), '@', 2)`;

/**
 * Who is one person, and what leads show by which two contacts may be one: the mailbox behind an address (a tag after a plus sign
 * counts nowhere, dots do not at Google's), the end of the first telephone number in a message, and the name.
 */
export const merges = sqlMigration('0008-merges', [
  `create table persons (contact_id text primary key, person_id text not null)`,
  'create index persons_by_person on persons (person_id)',
  `create table active_merges (
     merge_id uuid primary key,
     primary_id text not null,
     contact_ids text[] not null,
     ordinal bigint not null
   )`,
  `create table merge_history (
     id uuid primary key,
     type text not null,
     at timestamptz not null,
     steward_id text,
     contact_ids text[] not null,
     reasons text[] not null,
     merge_id uuid
   )`,
  'create index merge_history_by_contact on merge_history using gin (contact_ids)',
  `create table distinct_contacts (
     one text not null,
     other text not null,
     distinct_id uuid not null,
     at timestamptz not null,
     primary key (one, other, distinct_id)
   )`,
  'create index distinct_contacts_by_id on distinct_contacts (distinct_id)',
  'create table erased_contacts (contact_id text primary key)',

  `alter table leads
     add column email_key text generated always as (
       case when email !~ '^[^@+]+([+][^@]*)?@[^@]+$' then null
            when ${domain} in ('gmail.com', 'googlemail.com')
            then replace(split_part(${mailbox}, '+', 1), '.', '') || '@gmail.com'
            else split_part(${mailbox}, '+', 1) || '@' || ${domain} end) stored,
     add column phone_key text generated always as (
       substring(regexp_replace(substring(message from '(?:[+]|\\m0)[0-9][0-9 ()/.-]{7,18}[0-9]'), '[^0-9]', '', 'g')
                 from '[0-9]{9}$')) stored,
     add column name_key text generated always as (
       case when length(btrim(name)) >= 5 then lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) end) stored`,
  `create index leads_by_session on leads (session_id, contact_id, created_at) where session_id is not null and not quarantined`,
  `create index leads_by_email on leads (email_key, contact_id, created_at) where email_key is not null and not quarantined`,
  `create index leads_by_phone on leads (phone_key, contact_id, created_at) where phone_key is not null and not quarantined`,
  `create index leads_by_name on leads (name_key, contact_id, created_at) where name_key is not null and not quarantined`,
]);
