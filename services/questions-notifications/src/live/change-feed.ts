import type { ProjectionContext, Sql } from '@aera/event-store';

/** Lists with live updates; also the name of their SSE event. */
type ListName = 'questions' | 'notifications';

/** A change of a list. It has no content: the client reloads the list. */
interface FeedEntry {
  readonly list: ListName;
  readonly data: {
    /** Type of the event, such as `NotificationRaised`. */
    readonly change: string;
    /** Ids of the changed items. */
    readonly ids: readonly string[];
  };
}

export interface AddressedFeedEntry extends FeedEntry {
  readonly recipientId: string;
}

/** Entries of a recipient are numbered from 1 without gaps. */
interface SequencedFeedEntry extends FeedEntry {
  readonly seq: number;
}

/** Entries stored for each recipient; a client that missed more reloads everything. */
const maxFeedEntries = 500;

/** NOTIFY channel; the payload is the recipient. */
export const feedChannel = 'feed_updated';

export const feedTables = ['change_feed_heads', 'change_feed_entries'] as const;

/**
 * Numbers the entries of each recipient and deletes the oldest. The numbers are a function of the log, so a rebuild reproduces them.
 * PostgreSQL delivers the NOTIFY at commit, so listeners find the entry in the feed and the change in the list.
 */
export async function appendToFeeds(
  entries: readonly AddressedFeedEntry[],
  { sql, table }: ProjectionContext,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ recipientId, list, data }, index) => ({ index, recipientId, list, data }));
  const recipients = [...new Set(entries.map(({ recipientId }) => recipientId))].toSorted();
  const [heads, feed] = [table('change_feed_heads'), table('change_feed_entries')];
  await sql(
    `with entries as (
       select *, row_number() over (partition by "recipientId" order by index) as place, count(*) over (partition by "recipientId") as added
       from jsonb_to_recordset($1::jsonb) as entry (index int, "recipientId" text, list text, data jsonb)
     ), updated as (
       insert into ${heads} as head (recipient_id, seq)
       select "recipientId", count(*) from entries group by "recipientId"
       on conflict (recipient_id) do update set seq = head.seq + excluded.seq
       returning recipient_id, seq
     )
     insert into ${feed} (recipient_id, seq, list, data)
     select "recipientId", updated.seq - added + place, list, data from entries join updated on updated.recipient_id = "recipientId"`,
    [JSON.stringify(rows)],
  );
  await sql(
    `delete from ${feed} entry using ${heads} head
     where head.recipient_id = any($1::text[]) and entry.recipient_id = head.recipient_id and entry.seq <= head.seq - $2::int`,
    [recipients, maxFeedEntries],
  );
  await sql('select pg_notify($1, recipient) from unnest($2::text[]) as recipient', [
    feedChannel,
    recipients,
  ]);
}

/** A recipient's feed after a number. */
export interface FeedPage {
  /** Number of the newest entry; 0 when there has been none. */
  readonly head: number;
  /** Number of the oldest stored entry; head + 1 if there is none. */
  readonly oldest: number;
  readonly entries: readonly SequencedFeedEntry[];
}

export type ReadFeed = (recipientId: string, after: number) => Promise<FeedPage>;

/** One statement, for one snapshot of head, oldest and entries. */
export const createFeedReader =
  (sql: Sql): ReadFeed =>
  async (recipientId, after) => {
    const [page] = await sql<{ head: number; oldest: number | null; entries: SequencedFeedEntry[] }>(
      `select head.seq as head,
         (select min(seq) from change_feed_entries where recipient_id = $1) as oldest,
         (select coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'list', list, 'data', data) order by seq), '[]')
            from change_feed_entries where recipient_id = $1 and seq > $2) as entries
       from change_feed_heads head where head.recipient_id = $1`,
      [recipientId, after],
    );
    if (!page) return { head: 0, oldest: 1, entries: [] };
    return { ...page, oldest: page.oldest ?? page.head + 1 };
  };
