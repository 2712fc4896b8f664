import type { Database, Transaction } from './database.ts';

/** A time range of one visitor, to be recomputed. ISO 8601 in UTC, as all times here. */
export interface TimeRange {
  readonly visitor_id: string;
  readonly since: string;
  readonly until: string;
}

/** A queued time range of a visitor, or the delivery time of engagement, whose visitor is that of the view. */
export interface QueuedRange {
  readonly id: number;
  readonly visitor_id: string | null;
  readonly view_id: string | null;
  readonly since: string;
  readonly until: string;
}

/** Merges the ranges of each visitor into one, from the earliest start to the latest end. */
export function mergeRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const merged = new Map<string, TimeRange>();
  for (const range of ranges) {
    const known = merged.get(range.visitor_id) ?? range;
    merged.set(range.visitor_id, {
      visitor_id: range.visitor_id,
      since: known.since < range.since ? known.since : range.since,
      until: known.until > range.until ? known.until : range.until,
    });
  }
  return [...merged.values()];
}

/** The oldest queue rows. */
export const readQueuedRanges = (transaction: Transaction, limit: number): Promise<QueuedRange[]> =>
  transaction<QueuedRange>(
    'select id, visitor_id, view_id, since, until from visit_recompute_queue order by id limit $1',
    [limit],
  );

/** Removes these rows; one that was added concurrently stays, since its data may not have been read. */
export const removeQueuedRanges = (transaction: Transaction, rows: readonly QueuedRange[]) =>
  transaction('delete from visit_recompute_queue where id = any($1)', [rows.map(({ id }) => id)]);

/** Queues visits for recomputation. A running rebuild sees the rows too. */
export async function enqueueRanges(transaction: Transaction, ranges: readonly TimeRange[]): Promise<void> {
  if (ranges.length === 0) return;
  await transaction(
    `insert into visit_recompute_queue (visitor_id, since, until)
     select visitor_id, since, until from jsonb_to_recordset($1::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)`,
    [JSON.stringify(ranges)],
  );
}

/** Queues the visits of views whose engagement was received. */
export async function enqueueEngagements(
  transaction: Transaction,
  engagements: readonly { readonly view_id: string; readonly received_at: string }[],
): Promise<void> {
  if (engagements.length === 0) return;
  await transaction(
    `insert into visit_recompute_queue (view_id, since, until)
     select view_id, received_at, received_at from jsonb_to_recordset($1::jsonb) as r (view_id uuid, received_at timestamptz)`,
    [JSON.stringify(engagements)],
  );
}

/** The queue of a rebuild is a table of the same name in a schema of its own. */
const shadowSchema = 'rebuild';

/** Creates the queue of a rebuild. From now on every queued visit is queued there too, so that no concurrent change is missed. */
export async function createShadowQueue(transaction: Transaction): Promise<void> {
  await dropShadowQueue(transaction);
  await transaction(`create schema ${shadowSchema}`);
  await transaction(
    `create table ${shadowSchema}.visit_recompute_queue (like visit_recompute_queue including all)`,
  );
  await transaction(
    `create function ${shadowSchema}.follow() returns trigger language plpgsql as $$ begin
       insert into ${shadowSchema}.visit_recompute_queue (visitor_id, view_id, since, until)
       values (new.visitor_id, new.view_id, new.since, new.until);
       return null;
     end $$`,
  );
  await transaction(
    `create trigger rebuild_follows after insert on visit_recompute_queue for each row execute function ${shadowSchema}.follow()`,
  );
}

async function hasShadowQueue(sql: Transaction): Promise<boolean> {
  const [row] = await sql<{ found: boolean }>('select to_regnamespace($1) is not null as found', [
    shadowSchema,
  ]);
  return row?.found ?? false;
}

/** Locks the live queue first, in the order of writers and their trigger; the other order would deadlock. */
export async function dropShadowQueue(transaction: Transaction): Promise<void> {
  // Without a rebuild, writers of hits need not wait until nothing reads the queue.
  if (!(await hasShadowQueue(transaction))) return;
  await transaction('lock table visit_recompute_queue in access exclusive mode');
  await transaction(`drop schema ${shadowSchema} cascade`);
}

/** Runs a transaction on the queue of the rebuild, and on all tables that the rebuild has in its schema. */
export const withShadowQueue = <T>(
  { transaction }: Pick<Database, 'transaction'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  transaction(async (sql) => {
    await sql(`select set_config('search_path', '${shadowSchema}, ' || current_schema(), true)`);
    return work(sql);
  });
