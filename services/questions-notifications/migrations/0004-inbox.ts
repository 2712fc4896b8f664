import { sqlMigration } from '@aera/service-kit';

/**
 * Lists, counts and the numbered feed of each reader become one projection, `lists`, which fills its tables from the log: what the two
 * older ones have written makes room.
 */
export const inbox = sqlMigration('0004-inbox', [
  'delete from questions',
  'delete from notifications',
  `delete from projection_checkpoints where name in ('questions', 'notifications')`,
  `alter table notifications
     add column question_id text,
     add column is_seen boolean not null default false,
     add column is_archived boolean not null default false`,
  `create index notifications_unread on notifications (member_id, created_at desc, id desc)
     where not is_read and not is_archived`,
  `create table inbox_counts (
     member_id text primary key,
     unread int not null,
     unseen int not null
   )`,
  `create table change_feed_heads (
     member_id text primary key,
     seq bigint not null
   )`,
  `create table change_feed_entries (
     member_id text not null,
     seq bigint not null,
     list text not null,
     data jsonb not null,
     primary key (member_id, seq)
   )`,
]);
