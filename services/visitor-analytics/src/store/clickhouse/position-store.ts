import type { PositionStore } from '../analytics-store.ts';
import { toIdHash } from '../id-hash.ts';
import type { ClickHouse } from './client.ts';
import { localTable, onCluster, type Topology } from './schema.ts';

export const createPositionStore = (clickHouse: ClickHouse, topology: Topology): PositionStore => ({
  async record(_transaction, day, mentions) {
    await clickHouse.insert(
      'stream_positions',
      mentions.map(({ id, seq }) => ({ day, id_hash: toIdHash(id), seq })),
    );
  },
  async find(ids) {
    const rows = await clickHouse.query<{ seq: number }>(
      'select distinct seq from stream_positions where id_hash in {hashes: Array(Int32)} order by seq',
      { hashes: ids.map(toIdHash) },
    );
    return rows.map(({ seq }) => seq);
  },
  async deleteBefore(before) {
    const days = await clickHouse.query<{ day: string }>(
      'select distinct day from stream_positions where toString(day) < {before: String}',
      { before },
    );
    for (const { day } of days)
      await clickHouse.command(
        `alter table ${localTable('stream_positions', topology)}${onCluster(topology)} drop partition '${day}'`,
      );
  },
});
