import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './database.ts';

export interface Inbox {
  /**
   * Runs `effect` unless this consumer has processed the message before; returns whether it ran. Pass the transaction that the
   * effect writes in, so that the mark and the effect are committed together.
   */
  processOnce(
    transaction: Sql | EntityManager,
    consumer: string,
    messageId: string,
    effect: () => Promise<unknown>,
  ): Promise<boolean>;
  /**
   * The same for a batch with one effect: marks all messages and returns those that this consumer has not processed before.
   * A concurrent transaction with the same messages waits for this one.
   */
  markProcessed(
    transaction: Sql | EntityManager,
    consumer: string,
    messageIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Deletes marks that are older than any redelivery can be; returns how many. */
  deleteOlderThan(transaction: Sql | EntityManager, before: Date): Promise<number>;
}

/** Deduplicates messages beyond the window of the bus, in the table of `inboxSchema`. */
export function createInbox(): Inbox {
  return {
    async processOnce(transaction, consumer, messageId, effect) {
      // A concurrent redelivery waits here for the commit or rollback of the first delivery.
      const marked = await run(
        transaction,
        'insert into processed_messages (consumer, message_id) values (?, ?) on conflict do nothing returning 1',
        [consumer, messageId],
      );
      if (marked.length > 0) await effect();
      return marked.length > 0;
    },
    async markProcessed(transaction, consumer, messageIds) {
      // Sorted, so that concurrent batches lock their common messages in the same order.
      const ids = [...new Set(messageIds)].toSorted();
      const marked = await run(
        transaction,
        `insert into processed_messages (consumer, message_id)
         select ?, id from jsonb_array_elements_text(?::jsonb) as ids (id) on conflict do nothing returning message_id`,
        [consumer, JSON.stringify(ids)],
      );
      return new Set(marked.map((row) => (row as { message_id: string }).message_id));
    },
    async deleteOlderThan(transaction, before) {
      const gone = await run(
        transaction,
        'delete from processed_messages where processed_at < ? returning 1',
        [before.toISOString()],
      );
      return gone.length;
    },
  };
}

/** MikroORM numbers parameters with `?`, PostgreSQL with `$1`. */
async function run(transaction: Sql | EntityManager, text: string, values: string[]): Promise<unknown[]> {
  if (typeof transaction === 'function') {
    let index = 0;
    return transaction(
      text.replaceAll('?', () => `$${++index}`),
      values,
    );
  }
  const context = transaction.getTransactionContext();
  return transaction.getConnection().execute<unknown[]>(text, values, 'all', context);
}
