import type { DataClass, RetentionStore } from '../analytics-store.ts';
import type { ClickHouse } from './client.ts';
import { dailyTables, type DailyTable, localTable, onCluster, type Topology } from './schema.ts';

const tablesByDataClass: Readonly<Record<DataClass, readonly DailyTable[]>> = {
  events: ['page_views', 'engagements', 'session_starts'],
  ipAddresses: ['ip_addresses'],
  aggregates: ['visits'],
};

/** Columns of a visit that are cleared when the page views of its day are deleted. */
const columnsOfFirstView = ['medium', 'term', 'content', 'city'];

/** ClickHouse rejects a parameter above 128 KiB (`http_max_field_value_size`), which is 3,360 ids. */
const maxIdsPerParameter = 3000;

export function createRetentionStore(clickHouse: ClickHouse, topology: Topology): RetentionStore {
  const { cluster } = topology;
  // Asks one replica of each shard.
  const parts = cluster ? `cluster('${cluster}', system.parts)` : 'system.parts';
  const names = (dataClass: DataClass) =>
    tablesByDataClass[dataClass].map((table) => localTable(table, topology));

  /** Rows by table and day; those of replicas count once. Patch parts contain no rows of their own. */
  const countRows = (tables: readonly string[], condition: string, day: string) =>
    clickHouse.query<{ name: string; day: string; rows: number }>(
      `select table as name, partition as day, sum(rows) as rows from ${parts} as parts
       where active and database = currentDatabase() and table in {tables: Array(String)} and parts.name not like 'patch-%' and ${condition}
       group by table, partition order by table, partition`,
      { tables, day },
    );

  return {
    listDays: (dataClass, before) =>
      countRows(names(dataClass), 'partition < {day: String}', before).then((days) =>
        days.map(({ name, day }) => ({ name, day })),
      ),
    async countRows(dataClass, before) {
      const days = await countRows(names(dataClass), 'partition < {day: String}', before);
      return [...Map.groupBy(days, ({ day }) => day)]
        .map(([day, tables]) => ({ day, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
    async deleteDay(_transaction, { name, day }) {
      const [stored] = await countRows([name], 'partition = {day: String}', day);
      if (!stored) return null;
      if (name === localTable('page_views', topology))
        await clickHouse.command(
          `alter table ${localTable('visits', topology)}${onCluster(topology)}
           ${columnsOfFirstView.map((column) => `clear column ${column} in partition '${day}'`).join(', ')}`,
        );
      await clickHouse.command(`alter table ${name}${onCluster(topology)} drop partition '${day}'`);
      return stored.rows;
    },
    async deleteRest({ aggregates }) {
      const before = aggregates < '1970-01-01' ? '1970-01-01' : aggregates;
      const deleteSteps = (condition: string, parameters: Record<string, unknown> = {}) =>
        clickHouse.command(
          `delete from ${localTable('funnel_steps', topology)}${onCluster(topology)}
           where reached_at < {before: Date} and ${condition}`,
          { before, ...parameters },
        );
      await deleteSteps(`step <> 'consent'`);
      // A browser is asked for consent once, so later steps need it.
      const consents = `select distinct visitor_id from funnel_steps where step = 'consent' and reached_at < {before: Date}`;
      const gone = await clickHouse.query<{ visitor_id: string }>(
        `${consents} and visitor_id not in (select visitor_id from visits final where visitor_id in (${consents}))`,
        { before },
      );
      for (let index = 0; index < gone.length; index += maxIdsPerParameter) {
        const visitors = gone.slice(index, index + maxIdsPerParameter).map(({ visitor_id }) => visitor_id);
        await deleteSteps(`step = 'consent' and visitor_id in {visitors: Array(UUID)}`, { visitors });
      }
      await removeErasedRows(clickHouse, topology);
    },
  };
}

/** Rewrites the days with erased rows, which are only marked as deleted until then. */
async function removeErasedRows(clickHouse: ClickHouse, topology: Topology): Promise<void> {
  const { cluster } = topology;
  const parts = cluster ? `clusterAllReplicas('${cluster}', system.parts)` : 'system.parts';
  const tables = [...dailyTables, 'funnel_steps'].map((table) => localTable(table, topology));
  const days = await clickHouse.query<{ name: string; id: string }>(
    `select distinct table as name, arrayElement(splitByChar('-', partition_id), -1) as id from ${parts}
     where active and database = currentDatabase() and table in {tables: Array(String)} and name like 'patch-%'`,
    { tables },
  );
  for (const { name, id } of days)
    await clickHouse.command(`optimize table ${name}${onCluster(topology)} partition id '${id}' final`);
}
