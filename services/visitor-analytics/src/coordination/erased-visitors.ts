import type { Sql } from '@aera/event-store';
import type { Transaction } from './database.ts';

interface ErasedId {
  /** Id of a visitor or of a view. */
  readonly id: string;
  readonly visitorId: string;
}

/** Returns which of these ids of visitors and views were erased. */
export const findErased = (sql: Sql, ids: readonly string[]): Promise<ErasedId[]> =>
  sql<ErasedId>('select id, visitor_id as "visitorId" from erased_ids where id = any($1::uuid[])', [ids]);

/** Records ids of an erased visitor, so that data that arrives later is recognized. */
export const recordErased = (sql: Sql, visitorId: string, ids: readonly string[]) =>
  sql(
    `insert into erased_ids (id, visitor_id) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing`,
    [ids, visitorId],
  );

/** Returns the recorded ids of these visitors and of their views. */
export const listErasedIds = async (sql: Sql, visitors: readonly string[]): Promise<string[]> =>
  (await sql<{ id: string }>('select id from erased_ids where visitor_id = any($1)', [visitors])).map(
    ({ id }) => id,
  );

/** Queues the deletion of rows that a write in flight adds in this time. */
export const enqueueSweep = (transaction: Transaction, visitorId: string, delayMs: number) =>
  transaction(
    `insert into late_write_sweeps as old (visitor_id, due_at) values ($1, now() + $2 * interval '1 ms')
     on conflict (visitor_id) do update set due_at = greatest(old.due_at, excluded.due_at)`,
    [visitorId, delayMs],
  );

/** Visitors whose sweep is due, the oldest first. */
export const readDueSweeps = async (sql: Sql, limit: number): Promise<string[]> =>
  (
    await sql<{ id: string }>(
      'select visitor_id as id from late_write_sweeps where due_at <= now() order by due_at limit $1',
      [limit],
    )
  ).map(({ id }) => id);

/** Removes a due sweep from the queue; false if another process has done it. */
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

/** Queues the removal of visitors from the stream. */
export const enqueueRedactions = (transaction: Transaction, visitors: readonly string[]) =>
  transaction('insert into stream_redaction_queue (visitor_id) select unnest($1::uuid[])', [visitors]);

export const readQueuedRedactions = (sql: Sql, limit: number): Promise<QueuedRedaction[]> =>
  sql<QueuedRedaction>(
    'select id, visitor_id as "visitorId" from stream_redaction_queue order by id limit $1',
    [limit],
  );

export const removeQueuedRedactions = (sql: Sql, rows: readonly QueuedRedaction[]) =>
  sql('delete from stream_redaction_queue where id = any($1)', [rows.map(({ id }) => id)]);
