import type { Database } from '../../coordination/database.ts';
import { listErasedIds, recordErased } from '../../coordination/erased-visitors.ts';
import { enqueueEngagements, enqueueRanges, mergeRanges } from '../../coordination/recompute-queue.ts';
import type { HitRows } from '../../hits/hit-rows.ts';
import { addDays, toUtcDay } from '../../hits/utc-day.ts';
import type { ErasedRows, HitStore, ViewRef } from '../analytics-store.ts';
import { earlierDeliveryDays, engagementDays } from '../day-range.ts';
import { type ClickHouse, lateInsertMs } from './client.ts';
import { toStoredView } from './page-views.ts';
import { toStoredSessionStart } from './session-starts.ts';
import { localTable, onCluster, type Topology } from './schema.ts';

export const createHitStore = (
  clickHouse: ClickHouse,
  topology: Topology,
  { sql }: Pick<Database, 'sql'>,
): HitStore => ({
  // Partitions are created by the first row.
  prepareDays: async () => {},
  prepareUpcomingDays: async () => {},
  lateWriteMs: lateInsertMs,
  async write(transaction, rows) {
    await insertHits(clickHouse, rows);
    await enqueueRanges(
      transaction,
      mergeRanges([
        ...listRanges(rows.views),
        ...rows.sessionStarts.map(({ visitor_id, opened_at: time }) => ({
          visitor_id,
          since: time,
          until: time,
        })),
      ]),
    );
    // The visit of a view in the batch is queued with the view.
    const viewed = new Set(rows.views.map(({ id }) => id));
    await enqueueEngagements(
      transaction,
      rows.engagements.filter(({ view_id }) => !viewed.has(view_id)),
    );
  },
  async erase(transaction, visitorId, lateViews) {
    const deleteWhere = (table: string, condition: string, parameters: Record<string, unknown>) =>
      clickHouse.command(
        `delete from ${localTable(table, topology)}${onCluster(topology)} where ${condition}
         settings lightweight_delete_mode = 'lightweight_update_force'`,
        parameters,
      );
    const views = await findViews(clickHouse, visitorId, [
      ...lateViews,
      ...(await listErasedIds(transaction, [visitorId])).map((id) => ({ id, at: null })),
    ]);
    const ids = [...new Set([...lateViews, ...views].map(({ id }) => id))];
    // Outside the transaction: its rollback does not restore the rows, so a repetition would not find the ids of the views.
    await recordErased(
      sql,
      visitorId,
      ids.filter((id) => id !== visitorId),
    );
    const otherRows = await findOtherRows(clickHouse, visitorId, ids);
    for (const table of erasedTables) {
      const days =
        table.name === 'page_views'
          ? views.map(({ at }) => toUtcDay(at))
          : otherRows.flatMap((row) => (row.name === table.name ? [row.day] : []));
      if (days.length === 0) continue;
      const day = table.isDaily ? 'day in {days: Array(Date)} and ' : '';
      await deleteWhere(table.name, `${day}(${table.mentions.join(' or ')})`, {
        visitor: visitorId,
        ids,
        days: [...new Set(days)],
      });
    }
    return { views, times: [...views, ...otherRows].flatMap(({ at }) => at ?? []) };
  },
});

/** @param settings Of the inserts. */
export async function insertHits(
  clickHouse: Pick<ClickHouse, 'insert'>,
  rows: HitRows,
  settings: Parameters<ClickHouse['insert']>[2] = {},
): Promise<void> {
  await Promise.all([
    clickHouse.insert('page_views', rows.views.map(toStoredView), settings),
    clickHouse.insert(
      'engagements',
      rows.engagements.map(({ received_at: _receivedAt, ...row }) => row),
      settings,
    ),
    clickHouse.insert(
      'ip_addresses',
      rows.ipAddresses.map((row) => ({ ...row, ip: row.ip ?? '', referrer: row.referrer ?? '' })),
      settings,
    ),
    clickHouse.insert('session_starts', rows.sessionStarts.map(toStoredSessionStart), settings),
    clickHouse.insert('funnel_steps', rows.steps, settings),
  ]);
}

/** The ranges of each visitor in a batch, also of one whose delivery was merged into that of another. */
function listRanges(views: HitRows['views']) {
  return views.flatMap(({ visitor_id, previous_visitor_id, viewed_at: since, last_seen_at: until }) => [
    { visitor_id, since, until },
    ...(previous_visitor_id ? [{ visitor_id: previous_visitor_id, since, until }] : []),
  ]);
}

/**
 * Finds the views of a visitor, and deliveries of these and of other views with these ids: up to a day earlier under another visitor id,
 * and up to two days later.
 */
async function findViews(
  clickHouse: ClickHouse,
  visitorId: string,
  known: readonly { id: string; at: string | null }[],
): Promise<ErasedRows['views']> {
  const columns = `distinct id, visitor_id as visitorId, viewed_at as at`;
  const own = await clickHouse.query<ErasedRows['views'][number]>(
    `select ${columns} from page_views where visitor_id = {visitor: UUID}`,
    { visitor: visitorId },
  );
  const undated = known.filter(({ at }) => at === null);
  const dated = [...own, ...known].flatMap(({ id, at }): ViewRef[] => (at === null ? [] : [{ id, at }]));
  const nearby = await clickHouse.query<ErasedRows['views'][number]>(
    `select ${columns} from page_views
     where visitor_id != {visitor: UUID}
       and (id in {known: Array(UUID)} or (id in {ids: Array(UUID)} and day in {days: Array(Date)}))`,
    {
      visitor: visitorId,
      known: undated.map(({ id }) => id),
      ids: dated.map(({ id }) => id),
      days: listDays(dated.map(({ at }) => toUtcDay(at))),
    },
  );
  return [...own, ...nearby];
}

/** These days, and those around them on which another delivery of a view may be stored. */
const listDays = (days: readonly string[]): string[] => [
  ...new Set(
    days.flatMap((day) =>
      Array.from({ length: earlierDeliveryDays + 1 + engagementDays }, (_, n) =>
        addDays(day, n - earlierDeliveryDays),
      ),
    ),
  ),
];

interface ErasedTable {
  readonly name: string;
  readonly isDaily: boolean;
  /** Conditions of rows that mention a visitor, each with an index of its own. */
  readonly mentions: readonly string[];
  /** Time of a row; `null` if it has none. */
  readonly time: string;
}

const ofVisitor = 'visitor_id = {visitor: UUID}';
const erasedTables: readonly ErasedTable[] = [
  { name: 'page_views', isDaily: true, mentions: [ofVisitor, 'id in {ids: Array(UUID)}'], time: 'viewed_at' },
  { name: 'engagements', isDaily: true, mentions: ['view_id in {ids: Array(UUID)}'], time: 'null' },
  {
    name: 'ip_addresses',
    isDaily: true,
    mentions: [ofVisitor, 'hit_id in {ids: Array(UUID)}'],
    time: 'seen_at',
  },
  { name: 'session_starts', isDaily: true, mentions: [ofVisitor], time: 'opened_at' },
  { name: 'visits', isDaily: true, mentions: [ofVisitor], time: 'started_at' },
  { name: 'funnel_steps', isDaily: false, mentions: [ofVisitor], time: 'reached_at' },
];

/** The days and times of all rows that mention a visitor or these ids of views, except views: only these days are rewritten. */
const findOtherRows = (clickHouse: ClickHouse, visitor: string, ids: readonly string[]) =>
  clickHouse.query<{ name: string; day: string; at: string | null }>(
    erasedTables
      .filter(({ name }) => name !== 'page_views')
      .flatMap(({ name, isDaily, mentions, time }) =>
        mentions.map(
          (condition) =>
            `select distinct '${name}' as name, ${isDaily ? 'day' : `toDate(${time})`} as day, ${time} as at from ${name} where ${condition}`,
        ),
      )
      .join(' union all '),
    { visitor, ids },
  );
