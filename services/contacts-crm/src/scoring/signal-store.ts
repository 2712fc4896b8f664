import {
  deleteProcessedBefore,
  insertStatement,
  markProcessed,
  selectRows,
  type Sql,
} from '@aera/event-store';
import {
  toUtcDay,
  aggregateSignals,
  signalRetentionDays,
  type DailySignals,
  DailySignalsRow,
} from './daily-signals.ts';
import type { SignalEvent, SessionClassification } from './signal-event.ts';

interface Database {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

const consumer = 'score';
/** Shared by writers of signals, exclusive for suppressions. The number is arbitrary but shared. */
export const signalsLockId = 7_305_010;

const retentionCutoff = (now: Date): Date => new Date(now.getTime() - signalRetentionDays * 24 * 60 * 60_000);

/** Stores daily signals of visitor sessions. Each message counts once. */
export function createSignalStore({ transaction }: Database, clock: () => Date) {
  return {
    /** Stores the signals of a batch, except of suppressed sessions and of days beyond the retention period. */
    record: (signs: readonly SignalEvent[]): Promise<void> =>
      transaction(async (sql) => {
        await sql('select pg_advisory_xact_lock_shared($1)', [signalsLockId]);
        const from = toUtcDay(retentionCutoff(clock()).toISOString());
        const taken = await excludeSuppressed(
          sql,
          signs.filter(({ at }) => toUtcDay(at) >= from),
        );
        const known = await excludeUnconsentedSessions(sql, taken);
        if (known.length === 0) return;
        const fresh = await markProcessed(
          sql,
          consumer,
          known.map(({ key }) => key),
        );
        const first = new Map(known.map((sign) => [sign.key, sign]));
        const rows = aggregateSignals([...first.values()].filter(({ key }) => fresh.has(key)));
        if (rows.length === 0) return;
        await writeSignals(sql, rows);
        await enqueueForRescore(
          sql,
          rows.map(({ sessionId }) => sessionId),
        );
      }),

    /** Erases a session and ignores its signals up to a time; null: permanently. */
    suppress: (sessionId: string, until: string | null): Promise<void> =>
      transaction(async (sql) => {
        await sql('select pg_advisory_xact_lock($1)', [signalsLockId]);
        await sql(
          `insert into signal_suppressions as old (session_id, suppressed_until) values ($1, $2)
           on conflict (session_id) do update set suppressed_until = greatest(old.suppressed_until, excluded.suppressed_until)`,
          [sessionId, until ?? 'infinity'],
        );
        await sql(`delete from signals where session_id = $1 and ($2::date is null or day <= $2::date)`, [
          sessionId,
          until && toUtcDay(until),
        ]);
        if (until === null)
          await sql('delete from session_classifications where session_id = $1', [sessionId]);
        await enqueueForRescore(sql, [sessionId]);
      }),

    /** Stores classifications by stewards. The latest one is current, regardless of the order of arrival. */
    classify: (classifications: readonly SessionClassification[]): Promise<void> =>
      transaction(async (sql) => {
        await sql('select pg_advisory_xact_lock_shared($1)', [signalsLockId]);
        for (const { sessionId, bot, at } of classifications)
          await sql(
            `insert into session_classifications as old (session_id, bot, classified_at)
             select $1, $2, $3::timestamptz
             where not exists (select from signal_suppressions where session_id = $1 and suppressed_until = 'infinity')
             on conflict (session_id) do update set bot = excluded.bot, classified_at = excluded.classified_at
               where old.classified_at <= excluded.classified_at`,
            [sessionId, bot, at],
          );
        await enqueueForRescore(
          sql,
          classifications.map(({ sessionId }) => sessionId),
        );
      }),
  };
}

/** All stored signals of these sessions. */
export const findSignals = (sql: Sql, sessionIds: readonly string[]): Promise<DailySignals[]> =>
  selectRows(sql, DailySignalsRow, 'where session_id = any($1::text[])', [sessionIds]);

/** Signals without sessions that a steward classified as a bot. */
export const findHumanSignals = (sql: Sql, sessionIds: readonly string[]): Promise<DailySignals[]> =>
  selectRows(
    sql,
    DailySignalsRow,
    `where session_id = any($1::text[])
       and not exists (select from session_classifications v where v.session_id = signals.session_id and v.bot)`,
    [sessionIds],
  );

/** Deletes expired rows. Deduplication keys are kept as long as their messages; ids of erased sessions never expire. */
export async function deleteExpiredSignals(sql: Sql, now: Date): Promise<void> {
  const before = retentionCutoff(now);
  await sql('delete from signals where day < $1::date', [toUtcDay(before.toISOString())]);
  await sql(
    `delete from signal_suppressions where suppressed_until < $1 and suppressed_until <> 'infinity'`,
    [before.toISOString()],
  );
  await sql('delete from session_classifications where classified_at < $1', [before.toISOString()]);
  await deleteProcessedBefore(sql, before);
}

/** Removes signals of erased sessions, and those from before a suppression ended. */
async function excludeSuppressed(sql: Sql, signs: readonly SignalEvent[]): Promise<SignalEvent[]> {
  const suppressed = await sql<{ n: number }>(
    `select r.n from jsonb_to_recordset($1::jsonb) as r (n int, session_id text, at timestamptz)
     join signal_suppressions s on s.session_id = r.session_id where r.at <= s.suppressed_until`,
    [JSON.stringify(signs.map(({ sessionId, at }, n) => ({ n, session_id: sessionId, at })))],
  );
  const gone = new Set(suppressed.map(({ n }) => n));
  return signs.filter((_, n) => !gone.has(n));
}

/** A booking click does not prove consent, so it counts only for sessions with another signal. */
async function excludeUnconsentedSessions(sql: Sql, signs: readonly SignalEvent[]): Promise<SignalEvent[]> {
  const known = new Set(signs.filter(({ counts }) => !counts.bookings).map(({ sessionId }) => sessionId));
  const asked = signs.map(({ sessionId }) => sessionId).filter((sessionId) => !known.has(sessionId));
  if (asked.length > 0)
    for (const { id } of await sql<{ id: string }>(
      'select distinct session_id as id from signals where session_id = any($1::text[])',
      [asked],
    ))
      known.add(id);
  return signs.filter(({ sessionId }) => known.has(sessionId));
}

const isEarlier =
  'excluded.traffic_source_at is not null and (signals.traffic_source_at is null or excluded.traffic_source_at < signals.traffic_source_at)';

const writeSignals = (sql: Sql, rows: readonly DailySignalsRow[]) =>
  sql(
    `${insertStatement(DailySignalsRow)} order by "sessionId", day
     on conflict (session_id, day) do update set
       views = signals.views + excluded.views, searches = signals.searches + excluded.searches,
       consents = signals.consents + excluded.consents, questions = signals.questions + excluded.questions,
       bookings = signals.bookings + excluded.bookings,
       traffic_source = case when ${isEarlier} then excluded.traffic_source else signals.traffic_source end,
       traffic_source_detail = case when ${isEarlier} then excluded.traffic_source_detail else signals.traffic_source_detail end,
       traffic_source_at = least(signals.traffic_source_at, excluded.traffic_source_at)`,
    [JSON.stringify(rows)],
  );

/** Queues the leads of these sessions for rescoring. */
const enqueueForRescore = (sql: Sql, sessionIds: readonly string[]) =>
  sql(
    `insert into rescore_queue (session_id) select distinct id from unnest($1::text[]) as ids (id) order by id on conflict do nothing`,
    [sessionIds],
  );
