import type { Database } from '../database.ts';
import type { MasterKeys, WrappedKey } from './master-keys.ts';

const batchSize = 1_000;

/**
 * Rewraps, in batches, the subject keys that are not wrapped with the current master key. Several processes share the work: rows that
 * another one has locked are skipped. Returns how many this one rewrapped.
 * @throws EventStoreError `master-key` if the master key of a row is not configured, or the row was altered
 */
export async function rewrapSubjectKeys(
  { transaction }: Pick<Database, 'transaction'>,
  masterKeys: MasterKeys,
): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await transaction(async (sql) => {
      const rows = await sql<WrappedKey & { id: string }>(
        `select id, wrapped_key, wrapped_by from subject_keys where wrapped_by <> $1 limit $2 for update skip locked`,
        [masterKeys.currentKeyId, batchSize],
      );
      const wrapped = rows.map(({ id, ...row }) => {
        const { wrapped_key } = masterKeys.wrap(id, masterKeys.unwrap(id, row));
        return { id, wrapped_key: wrapped_key.toString('base64') };
      });
      await sql(
        `update subject_keys k set wrapped_key = decode(a.wrapped_key, 'base64'), wrapped_by = $2
         from jsonb_to_recordset($1::jsonb) as a (id uuid, wrapped_key text) where k.id = a.id`,
        [JSON.stringify(wrapped), masterKeys.currentKeyId],
      );
      return rows.length;
    });
    total += count;
    if (count < batchSize) return total;
  }
}
