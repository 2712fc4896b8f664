import { bookingClicked, type MessageOf, visitSignalsComputed } from '@aera/contracts/server';
import type { Database, Transaction } from './database.ts';
import type { TimeRange } from './recompute-queue.ts';

export type VisitSignals = Omit<MessageOf<typeof visitSignalsComputed>['data'], 'version'>;
export type BookingClick = MessageOf<typeof bookingClicked>['data'];

/** A signal to publish; a later version of a visit replaces an earlier one. */
export type DueSignal = { readonly id: string; readonly version: number } & (
  | { readonly type: typeof visitSignalsComputed.type; readonly data: VisitSignals }
  | { readonly type: typeof bookingClicked.type; readonly data: BookingClick }
);

/**
 * Delay of the publication of changed signals in milliseconds, so that one message covers the changes of this time. Longer than PostgreSQL
 * delays asynchronous commits, so that a visit that was published exists after a crash.
 */
const publicationDelayMs = 5000;
/**
 * Time in milliseconds for which signals are left to the process that publishes them. Longer than a publication takes; after it, another
 * process publishes them again, which consumers ignore.
 */
const leaseMs = 10_000;
/** Hours after their last change for which published signals are kept. A visit recomputed later is published again even if it is the same. */
const retentionHours = 24;

/**
 * A version is a time in microseconds by PostgreSQL's clock. Transactions that store signals of visits hold the lock of sessionization, so a
 * later one has a higher version. A sequence could repeat a number after a crash, because these transactions commit asynchronously.
 */
const currentVersion = '(extract(epoch from clock_timestamp()) * 1000000)::int8';

/**
 * Stores the signals of visits and marks those that changed for publication. A stored visit that starts in one of
 * these ranges but is not among `visits` no longer exists: it is published without views and searches. The caller holds the lock of
 * sessionization.
 */
export async function saveVisitSignals(
  transaction: Transaction,
  ranges: readonly TimeRange[],
  visits: readonly VisitSignals[],
): Promise<void> {
  await transaction(
    `with computed as (select data from jsonb_array_elements($1::jsonb) as data), removed as (
       select s.data || '{"views": 0, "searches": 0}'
       from jsonb_to_recordset($2::jsonb) as r (visitor_id uuid, since timestamptz, until timestamptz)
       join visitor_signals s on s.session_id = r.visitor_id and s.type = $3
        and (s.data ->> 'startedAt')::timestamptz between r.since and r.until
       where not exists (select from computed where computed.data ->> 'visitId' = s.id::text))
     insert into visitor_signals as old (session_id, type, id, version, data, due_at)
     select (data ->> 'sessionId')::uuid, $3, (data ->> 'visitId')::uuid, ${currentVersion}, data, now() + $4 * interval '1 ms'
     from (table computed union all table removed) as visits
     on conflict (session_id, type, id) do update
       set version = excluded.version, data = excluded.data, due_at = coalesce(old.due_at, excluded.due_at)
       where old.data <> excluded.data`,
    [JSON.stringify(visits), JSON.stringify(ranges), visitSignalsComputed.type, publicationDelayMs],
  );
}

/** Stores clicks on the booking link for publication. */
export async function saveBookingClicks(
  transaction: Transaction,
  clicks: readonly BookingClick[],
): Promise<void> {
  if (clicks.length === 0) return;
  await transaction(
    `insert into visitor_signals (session_id, type, id, version, data, due_at)
     select (data ->> 'sessionId')::uuid, $2, (data ->> 'pageViewId')::uuid, ${currentVersion}, data, now()
     from jsonb_array_elements($1::jsonb) as data
     on conflict do nothing`,
    [JSON.stringify(clicks), bookingClicked.type],
  );
}

/**
 * Leases up to `limit` signals whose publication is due, and that no other process publishes. They stay unlocked, so that a slow bus delays
 * neither the sessionizer nor an erasure. Waits for no locked row, like `markPublished`, so that neither can be part of a deadlock.
 */
export const leaseDueSignals = ({ sql }: Pick<Database, 'sql'>, limit: number): Promise<DueSignal[]> =>
  sql<DueSignal>(
    `with due as (
       select session_id, type, id from visitor_signals where due_at <= now()
       order by due_at limit $1 for update skip locked)
     update visitor_signals s set due_at = now() + $2 * interval '1 ms'
     from due where s.session_id = due.session_id and s.type = due.type and s.id = due.id
     returning s.type, s.id, s.version, s.data`,
    [limit, leaseMs],
  );

/** Marks signals as published. One that has changed since stays due, as does one that is locked: both are published after the lease. */
export const markPublished = ({ sql }: Pick<Database, 'sql'>, signals: readonly DueSignal[]) =>
  sql(
    `with published as (
       select s.session_id, s.type, s.id from visitor_signals s
       join jsonb_to_recordset($1::jsonb) as p (type text, id uuid, version int8, data jsonb)
         on s.session_id = (p.data ->> 'sessionId')::uuid and s.type = p.type and s.id = p.id and s.version = p.version
       for update of s skip locked)
     update visitor_signals s set due_at = null
     from published p where s.session_id = p.session_id and s.type = p.type and s.id = p.id`,
    [JSON.stringify(signals)],
  );

/** Deletes published signals that last changed more than `retentionHours` ago. */
export const deletePublishedSignals = (transaction: Transaction) =>
  transaction(
    `delete from visitor_signals where due_at is null and version < ${currentVersion} - $1::int8 * 3600000000`,
    [retentionHours],
  );

export const deleteSignals = (transaction: Transaction, sessionId: string) =>
  transaction('delete from visitor_signals where session_id = $1', [sessionId]);
