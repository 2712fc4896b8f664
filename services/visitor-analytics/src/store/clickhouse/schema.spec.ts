import { describe, expect, it } from 'vitest';
import { clickHouseMigrations, createVisitsTable, dailyTables, localTable, onCluster } from './schema.ts';

const statements = (topology: { cluster?: string }) =>
  clickHouseMigrations.flatMap((migration) => migration.statements(topology));
const tables = [...dailyTables, 'funnel_steps', 'copy_source'];

describe('the schema in ClickHouse', () => {
  it('has one table each on one server, partitioned by day', () => {
    const created = statements({});
    expect(created).toHaveLength(tables.length);
    for (const [index, table] of tables.toSorted().entries())
      expect(created.toSorted()[index]).toMatch(new RegExp(`^create table if not exists ${table} \\(`));
    for (const table of dailyTables)
      expect(created.find((text) => text.includes(` exists ${table} (`))).toContain(
        ' partition by day order by (',
      );
    expect(created.join()).not.toMatch(/Replicated|Distributed|on cluster/);
  });

  it('has replicated tables on all servers of a cluster, and distributed tables over them', () => {
    const created = statements({ cluster: 'aera' });
    expect(created).toHaveLength(2 * tables.length);
    expect(created.every((text) => text.includes(' on cluster `aera`'))).toBe(true);
    for (const table of tables) {
      expect(created.find((text) => text.includes(` exists ${table}_local `))).toContain(
        'engine = ReplicatedReplacingMergeTree(',
      );
      expect(created.find((text) => text.includes(` exists ${table} `))).toMatch(
        new RegExp(
          `as ${table}_local engine = Distributed\\(\`aera\`, currentDatabase\\(\\), ${table}_local, cityHash64\\(\\w+\\)\\)$`,
        ),
      );
    }
  });

  it('keeps all versions of a row on one shard, and those of different days apart', () => {
    const [visits = ''] = createVisitsTable('visits_rebuild', { cluster: 'aera' });
    expect(visits).toContain(
      'ReplicatedReplacingMergeTree(version, is_deleted) partition by day order by (day, visitor_id, id)',
    );
    for (const text of statements({ cluster: 'aera' }).filter((one) => one.includes('Distributed('))) {
      const [, table = '', key = ''] = /exists (\w+) .*cityHash64\((\w+)\)/.exec(text) ?? [];
      const local =
        statements({ cluster: 'aera' }).find((one) => one.includes(` exists ${table}_local `)) ?? '';
      expect(/ order by \((.*)\)/.exec(local)?.[1]?.split(', ')).toContain(key);
    }
  });

  it('quotes the name of a cluster', () => {
    expect(onCluster({ cluster: 'a`b' })).toBe(' on cluster `a\\`b`');
    expect(localTable('visits', {})).toBe('visits');
  });
});
