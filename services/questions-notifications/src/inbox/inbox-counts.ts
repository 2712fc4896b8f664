import type { ProjectionContext } from '@aera/event-store';
import type { InboxEvent } from './inbox.ts';

/** Counts the inboxes anew that the events have changed; the rows of the notifications are there already. */
export async function countInboxes(
  events: readonly InboxEvent[],
  { sql, table }: ProjectionContext,
): Promise<void> {
  const owners = [...new Set(events.map(({ data }) => data.memberId))];
  if (owners.length === 0) return;
  await sql(
    `insert into ${table('inbox_counts')} (member_id, unread, unseen)
     select owner, count(*) filter (where not is_read), count(*) filter (where not is_seen)
     from unnest($1::text[]) as owner
     left join ${table('notifications')} on member_id = owner and not is_archived and not (is_read and is_seen)
     where owner is not null
     group by owner
     on conflict (member_id) do update set unread = excluded.unread, unseen = excluded.unseen`,
    [owners],
  );
}
