import type { Sql } from './database.ts';

/**
 * Marks messages as processed by a consumer and returns those that it has not processed before, so that a redelivery beyond the
 * deduplication window of the bus has no second effect. Pass the transaction that the effect writes in: mark and effect are committed
 * together. A concurrent transaction with the same messages waits for this one.
 */
export async function markProcessed(
  transaction: Sql,
  consumer: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  // Sorted, so that concurrent batches lock their common messages in the same order.
  const ids = [...new Set(messageIds)].toSorted();
  const rows = await transaction<{ messageId: string }>(
    `insert into processed_messages (consumer, message_id)
     select $1, id from jsonb_array_elements_text($2::jsonb) as ids (id) on conflict do nothing returning message_id as "messageId"`,
    [consumer, JSON.stringify(ids)],
  );
  return new Set(rows.map(({ messageId }) => messageId));
}

/**
 * Deletes marks that are older than any redelivery can be. Each statement deletes a bounded number of rows and commits, so that
 * neither locks nor memory grow with the number of messages. Pass a pool, not a transaction.
 */
export async function deleteProcessedBefore(sql: Sql, before: Date, batchSize = 5_000): Promise<void> {
  for (;;) {
    const [deleted] = await sql<{ count: number }>(
      `with deleted as (
         delete from processed_messages where ctid = any(array(
           select ctid from processed_messages where processed_at < $1 order by processed_at limit $2))
         returning 1)
       select count(*)::int as count from deleted`,
      [before.toISOString(), batchSize],
    );
    if ((deleted?.count ?? 0) < batchSize) return;
  }
}
