import { batchSubject } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { PeriodicTask, ServiceContext } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import { listErasedIds } from '../coordination/erased-visitors.ts';
import { readQueuedRedactions, removeQueuedRedactions } from '../coordination/erasure-queues.ts';
import { redactionLock, withSessionLock } from '../coordination/locks.ts';
import type { MentionIndex } from '../store/analytics-store.ts';

/** Queue rows per run. */
const maxBatch = 1000;

/** The subject of a republished payload ends with the day (UTC) on which it was first stored, so that it expires with that day. */
const republishSubject = (stream: string, day: string): string => `${batchSubject(stream)}.${day}`;
const republishedDay = /\.(\d{4}-\d\d-\d\d)$/;

interface Redactor extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Removes republished payloads of days before this one. */
  purgeBefore(day: string): Promise<void>;
}

interface RedactorOptions extends Pick<ServiceContext, 'log' | 'workers'> {
  readonly database: Pick<Database, 'sql' | 'openSession'>;
  readonly mentions: Pick<MentionIndex, 'find'>;
  readonly bus: Pick<Bus, 'redact' | 'purgeSubjects' | 'deadLetters'>;
  readonly stream: string;
}

/**
 * Removes erased visitors from the stream and from dead letters, in one process at a time. A hit that is not projected yet is in no
 * index and stays. When the projector reads it, it queues the visitor again.
 */
export function createRedactor({ database, mentions, bus, stream, log, workers }: RedactorOptions): Redactor {
  const { sql } = database;

  async function redactQueued(signal: AbortSignal): Promise<void> {
    const queued = await readQueuedRedactions(sql, maxBatch);
    if (queued.length === 0) return;
    const visitors = [...new Set(queued.map(({ visitorId }) => visitorId))];
    const ids = await listErasedIds(sql, visitors);
    const { read, removed } = await bus.redact({
      stream,
      seqs: await mentions.find(ids),
      ids: new Set(ids),
      republishSubject: (subject, storedAt) =>
        republishedDay.test(subject)
          ? subject
          : republishSubject(stream, storedAt.toISOString().slice(0, 10)),
      signal,
    });
    if (signal.aborted) return;
    await bus.deadLetters.erase(ids);
    await removeQueuedRedactions(sql, queued);
    log.info({ visitors: visitors.length, read, removed }, 'visitors were removed from the stream');
  }

  const round = async (signal: AbortSignal): Promise<void> => {
    // An empty queue needs no lock, and so no connection.
    if ((await readQueuedRedactions(sql, 1)).length > 0)
      await withSessionLock(database, redactionLock, () => redactQueued(signal));
  };

  return {
    ...workers.schedule('Redact erased visitors', round),
    purgeBefore: (day) =>
      bus.purgeSubjects(
        stream,
        republishSubject(stream, '*'),
        (subject) => (republishedDay.exec(subject)?.[1] ?? day) < day,
      ),
  };
}
