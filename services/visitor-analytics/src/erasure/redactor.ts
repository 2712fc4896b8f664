import { setTimeout as delay } from 'node:timers/promises';
import { batchSubject } from '@aera/contracts';
import type { Bus } from '@aera/event-bus';
import type { Log, Sql } from '@aera/event-store';

/** Rest between two looks at the marks, in milliseconds. */
const rest = 1000;
/** Marks that one pass over the stream takes. */
const most = 1000;

/** What is sent again goes to a subject named after the day (UTC) that it was first stored, so that it is kept no longer for it. */
const resentSubject = (stream: string, day: string): string => `${batchSubject(stream)}.${day}`;
const resentDay = /\.(\d{4}-\d\d-\d\d)$/;

export interface Redactor {
  start(): void;
  stop(): Promise<void>;
  /** Removes what was sent again and belongs to days before this one. */
  forgetBefore(day: string): Promise<void>;
}

interface RedactorOptions {
  readonly sql: Sql;
  readonly bus: Pick<Bus, 'redact' | 'purgeSubjects'>;
  readonly stream: string;
  readonly log: Log;
}

/**
 * Removes erased visitors from the stream. Two at once do no harm: what one sends again of a visitor whom the other has just removed is
 * seen as it is projected, and marked anew.
 */
export function createRedactor({ sql, bus, stream, log }: RedactorOptions): Redactor {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<void> {
    const marks = await sql<{ id: number; visitor: string; since: string }>(
      `select id, visitor, since from redactions order by id limit ${most}`,
    );
    if (marks.length === 0) return;
    const visitors = [...new Set(marks.map(({ visitor }) => visitor))];
    const ids = await sql<{ id: string }>('select id from erased where visitor = any($1)', [visitors]);
    const removed = await bus.redact({
      stream,
      from: new Date(Math.min(...marks.map(({ since }) => Date.parse(since)))),
      mentioning: new Set(ids.map(({ id }) => id)),
      resendOn: (subject, storedAt) =>
        resentDay.test(subject) ? subject : resentSubject(stream, storedAt.toISOString().slice(0, 10)),
      signal,
    });
    if (signal.aborted) return;
    await sql('delete from redactions where id = any($1)', [marks.map(({ id }) => id)]);
    log.info({ visitors: visitors.length, removed }, 'visitors were removed from the stream');
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round().catch((err: unknown) =>
        log.warn({ err }, 'visitors could not be removed from the stream'),
      );
      await delay(rest, undefined, { signal }).catch(() => {});
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
    forgetBefore: (day) =>
      bus.purgeSubjects(
        stream,
        resentSubject(stream, '*'),
        (subject) => (resentDay.exec(subject)?.[1] ?? day) < day,
      ),
  };
}
