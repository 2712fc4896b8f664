import type { ProjectionContext, Sql } from '@aera/event-store';

/** The lists with live updates, by the name of their SSE event. */
type ListName = 'questions' | 'notifications';

/** That a reader's list has changed, and by what. It bears no words: who hears it reads the list again. */
interface FeedEntry {
  readonly list: ListName;
  readonly data: {
    /** The event behind it, such as `NotificationRaised`. */
    readonly change: string;
    /** What has changed in the list. */
    readonly ids: readonly string[];
  };
}

/** One entry for its reader. */
export interface AddressedFeedEntry extends FeedEntry {
  readonly reader: string;
}

/** An entry with its number: 1 for a reader's first, and no number left out. */
interface SequencedFeedEntry extends FeedEntry {
  readonly seq: number;
}

/** Entries stored for each recipient; a client that missed more reloads everything. */
const maxFeedEntries = 500;

/** The channel on which PostgreSQL tells every instance whose feed has grown. */
export const feedGrew = 'feed_updated';

/** Tables that `appendToFeeds` fills, as a part of one projection with the lists themselves. */
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
  const rows = entries.map(({ reader, list, data }, n) => ({ n, reader, list, data }));
  const readers = [...new Set(entries.map(({ reader }) => reader))].toSorted();
  const [heads, feed] = [table('change_feed_heads'), table('change_feed_entries')];
  await sql(
    `with entries as (
       select *, row_number() over (partition by reader order by n) as place, count(*) over (partition by reader) as of
       from jsonb_to_recordset($1::jsonb) as e (n int, reader text, list text, data jsonb)
     ), grown as (
       insert into ${heads} as head (member_id, seq)
       select reader, count(*) from entries group by reader
       on conflict (member_id) do update set seq = head.seq + excluded.seq
       returning member_id, seq
     )
     insert into ${feed} (member_id, seq, list, data)
     select reader, grown.seq - of + place, list, data from entries join grown on grown.member_id = reader`,
    [JSON.stringify(rows)],
  );
  await sql(
    `delete from ${feed} entry using ${heads} head
     where head.member_id = any($1::text[]) and entry.member_id = head.member_id and entry.seq <= head.seq - $2::int`,
    [readers, maxFeedEntries],
  );
  await sql('select pg_notify($1, reader) from unnest($2::text[]) as reader', [feedGrew, readers]);
}

/** A reader's feed after a number. */
export interface FeedPage {
  /** Number of the newest entry; 0 when there has been none. */
  readonly head: number;
  /** Number of the oldest entry that is still known; one past the head when there is none. */
  readonly oldest: number;
  /** Those after the number, in order. */
  readonly entries: readonly SequencedFeedEntry[];
}

export type ReadFeed = (reader: string, after: number) => Promise<FeedPage>;

/** One statement, so that head, oldest and entries are of the same moment. */
export const createFeedReader =
  (sql: Sql): ReadFeed =>
  async (reader, after) => {
    const [found] = await sql<{ head: number; oldest: number | null; entries: SequencedFeedEntry[] }>(
      `select head.seq as head,
         (select min(seq) from change_feed_entries where member_id = $1) as oldest,
         (select coalesce(jsonb_agg(jsonb_build_object('seq', seq, 'list', list, 'data', data) order by seq), '[]')
            from change_feed_entries where member_id = $1 and seq > $2) as entries
       from change_feed_heads head where head.member_id = $1`,
      [reader, after],
    );
    if (!found) return { head: 0, oldest: 1, entries: [] };
    return { ...found, oldest: found.oldest ?? found.head + 1 };
  };
