import type { Database } from '../../coordination/database.ts';
import {
  type CopiedTable,
  copiedTables,
  type CopyTarget,
  type DayRows,
  type TableChecksum,
} from '../day-copies.ts';
import { buildClickHouseChecksums, dayExpression } from '../day-checksum.ts';
import type { ClickHouse } from './client.ts';
import { insertHits } from './hit-store.ts';
import { migrateClickHouse } from './migrate.ts';
import { localTable, onCluster, type Topology } from './schema.ts';
import { readNextVersion, toStoredVisit } from './visit-store.ts';

/** A day that is copied again may have the blocks of its first copy, which is deleted: they are no repetition. */
const settings = { insert_deduplicate: 0 } as const;

export function createCopyTarget(
  clickHouse: ClickHouse,
  topology: Topology,
  { sql }: Pick<Database, 'sql'>,
): CopyTarget {
  const local = (table: string) => `${localTable(table, topology)}${onCluster(topology)}`;
  const readCopyId = async () =>
    (await clickHouse.query<{ id: string }>('select id from copy_source'))[0]?.id;

  async function deleteDay(day: string): Promise<void> {
    const filled = await clickHouse.query<{ name: CopiedTable }>(
      copiedTables
        .map((table) => `select distinct '${table}' as name from ${table} where ${dayCondition(table)}`)
        .join(' union all '),
      { day },
    );
    for (const { name } of filled)
      await (name === 'funnel_steps'
        ? clickHouse.command(
            `delete from ${local(name)} where ${dayCondition(name)} settings lightweight_delete_mode = 'lightweight_update_force'`,
            { day },
          )
        : clickHouse.command(`alter table ${local(name)} drop partition '${day}'`));
  }

  return {
    async listDays() {
      const days = await clickHouse.query<{ day: string }>(
        `select distinct day from (${copiedTables
          .map((table) => `select distinct ${dayExpression(table, 'clickhouse')} as day from ${table}`)
          .join(' union all ')}) order by day`,
      );
      return days.map(({ day }) => day);
    },
    readChecksums: (day) => clickHouse.query<TableChecksum>(buildClickHouseChecksums(), { day }),
    async open(copyId) {
      await migrateClickHouse(clickHouse, topology, (names) => {
        // The copy would leave empty what the newer version stores.
        throw new Error(
          `The schema in ClickHouse is newer than this version: it has ${names.join(', ')}. Deploy the version that created it.`,
        );
      });
      const known = await readCopyId();
      if (known === copyId) return;
      const [row] = await clickHouse.query(
        `select 1 as found from (${copiedTables.map((table) => `(select 1 from ${table} limit 1)`).join(' union all ')}) limit 1`,
      );
      if (known || row)
        throw new Error(
          'ClickHouse has hits that are not a copy of this PostgreSQL. Choose an empty database in CLICKHOUSE_URL.',
        );
      await clickHouse.insert('copy_source', [{ id: copyId }], settings);
    },
    async replaceDay(day, pages) {
      await deleteDay(day);
      // Below the versions of the sessionizer, which come later.
      const version = await readNextVersion(sql);
      for await (const { visits = [], mentions = [], ...hits } of pages) {
        await insertHits(clickHouse, { ...noHits, ...hits }, settings);
        await clickHouse.insert(
          'visits',
          visits.map((visit) => toStoredVisit(visit, version)),
          settings,
        );
        await clickHouse.insert(
          'stream_mentions',
          mentions.map((mention) => ({ day, ...mention })),
          settings,
        );
      }
    },
    complete: () => clickHouse.command(`truncate table ${local('copy_source')}`),
    async discard(copyId) {
      const [schema] = await clickHouse.query(
        `select 1 as found from system.tables where database = currentDatabase() and name = 'copy_source'`,
      );
      if (!schema || (await readCopyId()) !== copyId) return;
      for (const table of [...copiedTables, 'copy_source'])
        await clickHouse.command(`truncate table ${local(table)}`);
    },
  };
}

const dayCondition = (table: CopiedTable): string => `${dayExpression(table, 'clickhouse')} = {day: Date}`;

const noHits: Pick<DayRows, 'views' | 'engagements' | 'ipAddresses' | 'steps' | 'sessionStarts'> = {
  views: [],
  engagements: [],
  ipAddresses: [],
  steps: [],
  sessionStarts: [],
};
