import { batchSubject } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Sql } from '@aera/event-store';
import type { Log, PeriodicTask, Workers } from '@aera/service-kit';

/** Queue rows per pass over the stream. */
const maxBatch = 1000;

/** Republished payloads have a subject with the day (UTC) of their first storage, so that they expire with that day. */
const republishSubject = (stream: string, day: string): string => `${batchSubject(stream)}.${day}`;
const resentDay = /\.(\d{4}-\d\d-\d\d)$/;

interface Redactor extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Removes republished payloads of days before this one. */
  purgeBefore(day: string): Promise<void>;
}

interface RedactorOptions {
  readonly sql: Sql;
  readonly bus: Pick<Bus, 'redact' | 'purgeSubjects'>;
  readonly stream: string;
  readonly log: Log;
  readonly workers: Workers;
}

/**
 * Removes erased visitors from the stream. Concurrent runs are safe: if one run republishes data of a visitor whom another run has just
 * removed, the projector detects it and queues the visitor again.
 */
export function createRedactor({ sql, bus, stream, log, workers }: RedactorOptions): Redactor {
  async function round(signal: AbortSignal): Promise<void> {
    const queued = await sql<{ id: number; visitorId: string; since: string }>(
      `select id, visitor_id as "visitorId", since from stream_redaction_queue order by id limit ${maxBatch}`,
    );
    if (queued.length === 0) return;
    const visitors = [...new Set(queued.map(({ visitorId }) => visitorId))];
    const ids = await sql<{ id: string }>('select id from erased_ids where visitor_id = any($1)', [visitors]);
    const removed = await bus.redact({
      stream,
      from: new Date(Math.min(...queued.map(({ since }) => Date.parse(since)))),
      ids: new Set(ids.map(({ id }) => id)),
      republishSubject: (subject, storedAt) =>
        resentDay.test(subject) ? subject : republishSubject(stream, storedAt.toISOString().slice(0, 10)),
      signal,
    });
    if (signal.aborted) return;
    await sql('delete from stream_redaction_queue where id = any($1)', [queued.map(({ id }) => id)]);
    log.info({ visitors: visitors.length, removed }, 'visitors were removed from the stream');
  }

  return {
    ...workers.schedule('Erase visitor data', round),
    purgeBefore: (day) =>
      bus.purgeSubjects(
        stream,
        republishSubject(stream, '*'),
        (subject) => (resentDay.exec(subject)?.[1] ?? day) < day,
      ),
  };
}
