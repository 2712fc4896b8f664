import {
  acquireSharedTransactionLock,
  acquireTransactionLock,
  deleteProcessedBefore,
  insertStatement,
  markProcessed,
  type Sql,
} from '@aera/event-store';
import {
  aggregateActions,
  DailyActionsRow,
  type DailySignals,
  signalRetentionDays,
  toUtcDay,
  VisitSignalsRow,
} from './daily-signals.ts';
import type { SessionClassification, SignalEvent } from './signal-event.ts';

interface Database {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

const consumer = 'score';
/** Text of an advisory lock: shared by writers of signals, exclusive for suppressions. */
export const signalsLock = 'signals';

const computeRetentionCutoff = (now: Date): Date =>
  new Date(now.getTime() - signalRetentionDays * 24 * 60 * 60_000);

/** Stores daily signals of visitor sessions. Each message counts once. */
export function createSignalStore({ transaction }: Database, clock: () => Date) {
  return {
    /** Stores the signals of a batch, except of suppressed sessions and of days beyond the retention period. */
    record: (actions: readonly SignalEvent[]): Promise<void> =>
      transaction(async (sql) => {
        await acquireSharedTransactionLock(sql, signalsLock);
        const from = toUtcDay(computeRetentionCutoff(clock()).toISOString());
        const taken = await excludeSuppressed(
          sql,
          actions.filter(({ at }) => toUtcDay(at) >= from),
          ({ at }) => at,
        );
        if (taken.length === 0) return;
        const fresh = await markProcessed(
          sql,
          consumer,
          taken.map(({ key }) => key),
        );
        const first = new Map(taken.map((action) => [action.key, action]));
        const rows = aggregateActions([...first.values()].filter(({ key }) => fresh.has(key)));
        if (rows.length === 0) return;
        await addActions(sql, rows);
        await enqueueForRescore(
          sql,
          rows.map(({ sessionId }) => sessionId),
        );
      }),

    /** Stores the latest version of visits, except of suppressed sessions and beyond the retention period. */
    recordVisits: (visits: readonly VisitSignalsRow[]): Promise<void> =>
      transaction(async (sql) => {
        await acquireSharedTransactionLock(sql, signalsLock);
        const from = computeRetentionCutoff(clock()).toISOString();
        const rows = await excludeSuppressed(
          sql,
          visits.filter(({ startedAt }) => startedAt >= from),
          ({ startedAt }) => startedAt,
        );
        if (rows.length === 0) return;
        await writeVisits(sql, selectLatestVersions(rows));
        await enqueueForRescore(
          sql,
          rows.map(({ sessionId }) => sessionId),
        );
      }),

    /** Erases a session and ignores its signals up to a time; null: permanently. */
    suppress: (sessionId: string, until: string | null): Promise<void> =>
      transaction(async (sql) => {
        await acquireTransactionLock(sql, signalsLock);
        await sql(
          `insert into signal_suppressions as old (session_id, suppressed_until) values ($1, $2)
           on conflict (session_id) do update set suppressed_until = greatest(old.suppressed_until, excluded.suppressed_until)`,
          [sessionId, until ?? 'infinity'],
        );
        await sql(`delete from signals where session_id = $1 and ($2::date is null or day <= $2::date)`, [
          sessionId,
          until && toUtcDay(until),
        ]);
        // Later views of a visit that has begun before a withdrawal do not count either.
        await sql(`delete from visit_signals where session_id = $1 and started_at <= $2::timestamptz`, [
          sessionId,
          until ?? 'infinity',
        ]);
        if (until === null)
          await sql('delete from session_classifications where session_id = $1', [sessionId]);
        await enqueueForRescore(sql, [sessionId]);
      }),

    /** Stores classifications by stewards. The latest one is current, regardless of the order of arrival. */
    classify: (classifications: readonly SessionClassification[]): Promise<void> =>
      transaction(async (sql) => {
        await acquireSharedTransactionLock(sql, signalsLock);
        // Writers of the same sessions lock them in the same order.
        const ordered = classifications.toSorted((a, b) => a.sessionId.localeCompare(b.sessionId));
        for (const { sessionId, bot, at } of ordered)
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

/** Signals of sessions by day, from their actions and visits. @param condition On `session_id`. */
const selectSignals = (sql: Sql, sessionIds: readonly string[], condition = ''): Promise<DailySignals[]> =>
  sql<DailySignals>(
    `select session_id as "sessionId", day, sum(views)::int as views, sum(searches)::int as searches, sum(consents)::int as consents,
       sum(questions)::int as questions, sum(bookings)::int as bookings,
       (array_agg(source order by source = 'direct', at, visit_id))[1] as "trafficSource",
       (array_agg(detail order by source = 'direct', at, visit_id))[1] as "trafficSourceDetail"
     from (
       select session_id, day, 0 as views, 0 as searches, consents, questions, bookings,
         null as source, null as detail, null::timestamptz as at, null as visit_id
       from signals
       union all
       select session_id, (started_at at time zone 'utc')::date, views, searches, 0, 0, 0,
         traffic_source, traffic_source_detail, started_at, visit_id
       from visit_signals where views > 0
     ) s where session_id = any($1::text[]) ${condition} group by session_id, day`,
    [sessionIds],
  );

/** All stored signals of these sessions. */
export const findSignals = (sql: Sql, sessionIds: readonly string[]): Promise<DailySignals[]> =>
  selectSignals(sql, sessionIds);

/** Signals without sessions that a steward classified as a bot. */
export const findHumanSignals = (sql: Sql, sessionIds: readonly string[]): Promise<DailySignals[]> =>
  selectSignals(
    sql,
    sessionIds,
    'and not exists (select from session_classifications c where c.session_id = s.session_id and c.bot)',
  );

/** Deletes expired rows. Deduplication keys are kept as long as their messages; ids of erased sessions never expire. */
export async function deleteExpiredSignals(sql: Sql, now: Date): Promise<void> {
  const before = computeRetentionCutoff(now);
  await sql('delete from signals where day < $1::date', [toUtcDay(before.toISOString())]);
  await sql('delete from visit_signals where started_at < $1', [before.toISOString()]);
  await sql(
    `delete from signal_suppressions where suppressed_until < $1 and suppressed_until <> 'infinity'`,
    [before.toISOString()],
  );
  await sql('delete from session_classifications where classified_at < $1', [before.toISOString()]);
  await deleteProcessedBefore(sql, before);
}

/** Removes signals of erased sessions, and those from before a suppression ended. */
async function excludeSuppressed<Signal extends { readonly sessionId: string }>(
  sql: Sql,
  signals: readonly Signal[],
  readTime: (signal: Signal) => string,
): Promise<Signal[]> {
  if (signals.length === 0) return [];
  const suppressed = await sql<{ n: number }>(
    `select r.n from jsonb_to_recordset($1::jsonb) as r (n int, session_id text, at timestamptz)
     join signal_suppressions s on s.session_id = r.session_id where r.at <= s.suppressed_until`,
    [JSON.stringify(signals.map((signal, n) => ({ n, session_id: signal.sessionId, at: readTime(signal) })))],
  );
  const gone = new Set(suppressed.map(({ n }) => n));
  return signals.filter((_, n) => !gone.has(n));
}

/** Each visit once. */
function selectLatestVersions(visits: readonly VisitSignalsRow[]): VisitSignalsRow[] {
  const latest = new Map<string, VisitSignalsRow>();
  for (const visit of visits) {
    const key = JSON.stringify([visit.sessionId, visit.visitId]);
    if (visit.version > (latest.get(key)?.version ?? 0)) latest.set(key, visit);
  }
  return [...latest.values()];
}

const writeVisits = (sql: Sql, rows: readonly VisitSignalsRow[]) =>
  sql(
    `${insertStatement(VisitSignalsRow)} order by "sessionId", "visitId"
     on conflict (session_id, visit_id) do update set version = excluded.version, started_at = excluded.started_at,
       views = excluded.views, searches = excluded.searches, traffic_source = excluded.traffic_source,
       traffic_source_detail = excluded.traffic_source_detail
     where visit_signals.version < excluded.version`,
    [JSON.stringify(rows)],
  );

const addActions = (sql: Sql, rows: readonly DailyActionsRow[]) =>
  sql(
    `${insertStatement(DailyActionsRow)} order by "sessionId", day
     on conflict (session_id, day) do update set consents = signals.consents + excluded.consents,
       questions = signals.questions + excluded.questions, bookings = signals.bookings + excluded.bookings`,
    [JSON.stringify(rows)],
  );

/** Queues the leads of these sessions for rescoring. */
const enqueueForRescore = (sql: Sql, sessionIds: readonly string[]) =>
  sql(
    `insert into rescore_queue (session_id) select distinct id from unnest($1::text[]) as ids (id) order by id on conflict do nothing`,
    [sessionIds],
  );
