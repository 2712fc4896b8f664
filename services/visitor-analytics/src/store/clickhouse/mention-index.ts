import type { MentionIndex } from '../analytics-store.ts';
import { toIdHash } from '../id-hash.ts';
import type { ClickHouse } from './client.ts';
import { localTable, onCluster, type Topology } from './schema.ts';

export const createMentionIndex = (clickHouse: ClickHouse, topology: Topology): MentionIndex => ({
  async record(_transaction, day, mentions) {
    await clickHouse.insert(
      'stream_mentions',
      mentions.map(({ id, seq }) => ({ day, id_hash: toIdHash(id), seq })),
    );
  },
  async find(ids) {
    const rows = await clickHouse.query<{ seq: number }>(
      'select distinct seq from stream_mentions where id_hash in {hashes: Array(Int32)} order by seq',
      { hashes: ids.map(toIdHash) },
    );
    return rows.map(({ seq }) => seq);
  },
  async deleteBefore(before) {
    const days = await clickHouse.query<{ day: string }>(
      'select distinct day from stream_mentions where toString(day) < {before: String}',
      { before },
    );
    for (const { day } of days)
      await clickHouse.command(
        `alter table ${localTable('stream_mentions', topology)}${onCluster(topology)} drop partition '${day}'`,
      );
  },
});
