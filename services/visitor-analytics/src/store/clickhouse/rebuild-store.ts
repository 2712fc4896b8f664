import type { Database } from '../../coordination/database.ts';
import { enqueueRanges, type TimeRange, withShadowQueue } from '../../coordination/recompute-queue.ts';
import { addDays } from '../../hits/utc-day.ts';
import type { RebuildStore } from '../analytics-store.ts';
import type { ClickHouse } from './client.ts';
import { createVisitsTable, localTable, onCluster, type Topology } from './schema.ts';
import { createVisitStore } from './visit-store.ts';

const rebuilt = 'visits_rebuild';
/** Queue rows per transaction. */
const batchSize = 10_000;

export function createRebuildStore(
  clickHouse: ClickHouse,
  topology: Topology,
  database: Pick<Database, 'transaction'>,
): RebuildStore {
  const drop = async () => {
    const names = new Set([rebuilt, localTable(rebuilt, topology)]);
    for (const name of names)
      await clickHouse.command(`drop table if exists ${name}${onCluster(topology)} sync`);
  };
  return {
    visits: createVisitStore(clickHouse, rebuilt),
    async create() {
      for (const statement of createVisitsTable(rebuilt, topology)) await clickHouse.command(statement);
    },
    // Partitions are created by the first row.
    prepareDays: async () => {},
    countViews: (from) =>
      clickHouse.query<{ day: string; views: number }>(
        'select day, uniqExact(id) as views from page_views where toString(day) >= {from: String} group by day order by day',
        { from },
      ),
    async enqueueDay(day) {
      const ranges = await clickHouse.query<TimeRange>(
        `select visitor_id, min(viewed_at) as since, max(last_seen_at) as until from page_views where day = {day: Date} group by visitor_id`,
        { day },
      );
      for (let index = 0; index < ranges.length; index += batchSize)
        await withShadowQueue(database, (transaction) =>
          enqueueRanges(transaction, ranges.slice(index, index + batchSize)),
        );
    },
    async swap(recomputedFrom) {
      const from = await findFirstCompleteDay(clickHouse, recomputedFrom);
      const [live, shadow] = ['visits', rebuilt].map((table) => localTable(table, topology)) as [
        string,
        string,
      ];
      const filled = new Set(await listDays(clickHouse, rebuilt));
      for (const day of new Set([...filled, ...(await listDays(clickHouse, 'visits'))])) {
        if (day < from) continue;
        await clickHouse.command(
          filled.has(day)
            ? `alter table ${live}${onCluster(topology)} replace partition '${day}' from ${shadow}`
            : `alter table ${live}${onCluster(topology)} drop partition '${day}'`,
        );
      }
    },
    drop,
  };
}

const listDays = async (clickHouse: ClickHouse, table: string): Promise<string[]> =>
  (await clickHouse.query<{ day: string }>(`select distinct day from ${table} order by day`)).map(
    ({ day }) => day,
  );

/**
 * The first day from `from` on with complete events. The day before may have visits whose events are deleted in part: the rest would look
 * like visits of the next day.
 */
async function findFirstCompleteDay(clickHouse: ClickHouse, from: string): Promise<string> {
  const first = (await listDays(clickHouse, 'page_views')).find((day) => day >= from);
  // Without views no day is replaced.
  if (!first) return '9999-12-31';
  const [earliest] = await listDays(clickHouse, 'visits');
  return earliest && earliest < first ? addDays(first, 1) : first;
}
