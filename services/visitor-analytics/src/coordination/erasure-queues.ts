import type { Sql } from '@aera/event-store';
import type { Transaction } from './database.ts';

/** Queues another deletion of the rows of a visitor, for those that a write in flight adds until then. */
export const enqueueSweep = (transaction: Transaction, visitorId: string, delayMs: number) =>
  transaction(
    `insert into late_write_sweeps as old (visitor_id, due_at) values ($1, now() + $2 * interval '1 ms')
     on conflict (visitor_id) do update set due_at = greatest(old.due_at, excluded.due_at)`,
    [visitorId, delayMs],
  );

/** Returns the visitors whose second deletion is due, the oldest first. */
export const readDueSweeps = async (sql: Sql, limit: number): Promise<string[]> =>
  (
    await sql<{ id: string }>(
      'select visitor_id as id from late_write_sweeps where due_at <= now() order by due_at limit $1',
      [limit],
    )
  ).map(({ id }) => id);

/** Removes a due entry from the queue; false if another process has removed it. */
export const removeDueSweep = async (transaction: Transaction, visitorId: string): Promise<boolean> =>
  (
    await transaction('delete from late_write_sweeps where visitor_id = $1 and due_at <= now() returning 1', [
      visitorId,
    ])
  ).length > 0;

interface QueuedRedaction {
  readonly id: number;
  readonly visitorId: string;
}

/** Queues the removal of visitors from the stream of messages. */
export const enqueueRedactions = (transaction: Transaction, visitors: readonly string[]) =>
  transaction('insert into stream_redaction_queue (visitor_id) select unnest($1::uuid[])', [visitors]);

export const readQueuedRedactions = (sql: Sql, limit: number): Promise<QueuedRedaction[]> =>
  sql<QueuedRedaction>(
    'select id, visitor_id as "visitorId" from stream_redaction_queue order by id limit $1',
    [limit],
  );

export const removeQueuedRedactions = (sql: Sql, rows: readonly QueuedRedaction[]) =>
  sql('delete from stream_redaction_queue where id = any($1)', [rows.map(({ id }) => id)]);
