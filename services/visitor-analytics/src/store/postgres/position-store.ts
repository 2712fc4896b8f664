import type { Database } from '../../coordination/database.ts';
import { lockDays } from '../../coordination/locks.ts';
import type { PositionStore } from '../analytics-store.ts';
import { toIdHash } from '../id-hash.ts';
import type { Partitions } from './partitions.ts';

export const createPositionStore = (
  { sql, transaction }: Pick<Database, 'sql' | 'transaction'>,
  partitions: Pick<Partitions, 'clearCache' | 'listBefore'>,
): PositionStore => ({
  async record(inTransaction, day, mentions) {
    if (mentions.length === 0) return;
    await inTransaction(
      `insert into stream_positions (day, id_hash, seq)
       select distinct $1::date, * from unnest($2::int[], $3::bigint[])`,
      [day, mentions.map(({ id }) => toIdHash(id)), mentions.map(({ seq }) => seq)],
    );
  },
  async find(ids) {
    const rows = await sql<{ seq: number }>(
      'select distinct seq from stream_positions where id_hash = any($1::int[]) order by seq',
      [ids.map(toIdHash)],
    );
    return rows.map(({ seq }) => seq);
  },
  async deleteBefore(day) {
    const expired = await partitions.listBefore(['stream_positions'], day);
    if (expired.length === 0) return;
    partitions.clearCache();
    await transaction(async (inTransaction) => {
      await lockDays(inTransaction);
      for (const { name } of expired) await inTransaction(`drop table if exists ${name}`);
    });
  },
});
