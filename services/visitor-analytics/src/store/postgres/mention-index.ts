import type { Database } from '../../coordination/database.ts';
import { limitLockWaits, lockDays } from '../../coordination/locks.ts';
import type { MentionIndex } from '../analytics-store.ts';
import { toIdHash } from '../id-hash.ts';
import type { Partitions } from './partitions.ts';

export const createMentionIndex = (
  database: Pick<Database, 'sql' | 'transaction'>,
  partitions: Pick<Partitions, 'clearCache' | 'listBefore'>,
): MentionIndex => ({
  async record(transaction, day, mentions) {
    if (mentions.length === 0) return;
    await transaction(
      `insert into stream_mentions (day, id_hash, seq)
       select distinct $1::date, * from unnest($2::int[], $3::bigint[])`,
      [day, mentions.map(({ id }) => toIdHash(id)), mentions.map(({ seq }) => seq)],
    );
  },
  async find(ids) {
    const rows = await database.sql<{ seq: number }>(
      'select distinct seq from stream_mentions where id_hash = any($1::int[]) order by seq',
      [ids.map(toIdHash)],
    );
    return rows.map(({ seq }) => seq);
  },
  async deleteBefore(day) {
    const expired = await partitions.listBefore(['stream_mentions'], day);
    if (expired.length === 0) return;
    partitions.clearCache();
    await database.transaction(async (transaction) => {
      await lockDays(transaction);
      await limitLockWaits(transaction);
      for (const { name } of expired) await transaction(`drop table if exists ${name}`);
    });
  },
});
