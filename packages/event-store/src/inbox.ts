import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from './database.ts';

export interface Inbox {
  /**
   * Runs `effect` unless this consumer has handled the message before; answers whether it ran. Pass the transaction the
   * effect writes in: the mark and the effect are then committed together, or not at all.
   */
  processOnce(
    transaction: Sql | EntityManager,
    consumer: string,
    messageId: string,
    effect: () => Promise<unknown>,
  ): Promise<boolean>;
  /**
   * The same for a batch that has one effect: marks all of these, and answers the ones that this consumer has not handled before.
   * What a transaction marks, others that come with the same wait for.
   */
  markProcessed(
    transaction: Sql | EntityManager,
    consumer: string,
    messageIds: readonly string[],
  ): Promise<ReadonlySet<string>>;
  /** Drops marks older than a date: older than any redelivery can be. Answers how many. */
  deleteOlderThan(transaction: Sql | EntityManager, before: Date): Promise<number>;
}

/** Makes consumers idempotent past the bus's own dedupe window. Table: `inboxSchema`. */
export function createInbox(): Inbox {
  return {
    async processOnce(transaction, consumer, messageId, effect) {
      // A repeat that arrives while the first is under way waits here for its commit or rollback.
      const marked = await run(
        transaction,
        'insert into processed_messages (consumer, message_id) values (?, ?) on conflict do nothing returning 1',
        [consumer, messageId],
      );
      if (marked.length > 0) await effect();
      return marked.length > 0;
    },
    async markProcessed(transaction, consumer, messageIds) {
      // In one order everywhere: two batches that share some wait for each other, and never both.
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

/** MikroORM writes `?`, PostgreSQL `$1`. */
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
