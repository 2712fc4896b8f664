import { sqlMigration } from '@aera/service-kit';

/**
 * The outbox: no projection, for what has been sent stays sent however often the log is read again. A row is never removed, and it holds
 * nothing personal: words and addresses are looked up when the mail leaves.
 */
export const mail = sqlMigration('0005-mail', [
  `create table mails (
     id uuid primary key,
     kind text not null,
     recipient_id text not null,
     question_id text,
     notification_id uuid,
     state text not null default 'queued' check (state in ('queued', 'sent', 'dropped', 'dead')),
     attempts int not null default 0,
     last_error text,
     created_at timestamptz not null,
     next_attempt_at timestamptz not null,
     claimed_until timestamptz,
     done_at timestamptz
   )`,
  `create index mails_due on mails (next_attempt_at) where state = 'queued'`,
  `create index mails_dead on mails (created_at) where state = 'dead'`,
  `create table digest_items (
     cause_id uuid primary key,
     mail_id uuid not null references mails (id),
     type text not null,
     question_id text,
     notification_id uuid,
     added_at timestamptz not null
   )`,
  'create index digest_items_of_mail on digest_items (mail_id, added_at)',
]);
