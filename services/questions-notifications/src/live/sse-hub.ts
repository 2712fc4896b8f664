import type { Readable } from 'node:stream';
import type { Log } from '@aera/service-kit';
import type { ReadFeed } from './change-feed.ts';
import { createSseConnection, type SseConnection, type ResumePosition } from './sse-connection.ts';

/** Open streams that one reader may have in one instance: a good many browsers. */
const maxConnectionsPerUser = 32;

export interface SseHub {
  /** A stream for a reader, from where they were; null when they have too many. */
  open(reader: string, resume: ResumePosition): Readable | null;
  /** The reader's feed may have grown. */
  grew(reader: string): void;
  /** Any feed may have grown. */
  allFeedsUpdated(): void;
  /** How many are open. */
  count(): number;
  /** Ends all streams, and any that is opened from now on. */
  close(): void;
}

interface Options {
  readonly readFeed: ReadFeed;
  readonly log: Log;
  readonly heartbeatMs?: number;
}

/**
 * Open event streams of this instance, by recipient. One reader per recipient reads its feed, from the entry that the slowest stream has
 * received. An update during a read triggers another read, and so does each heartbeat.
 */
export function createSseHub({ readFeed, log, heartbeatMs = 15_000 }: Options): SseHub {
  const byReader = new Map<string, Set<SseConnection>>();
  const reading = new Set<string>();
  const again = new Set<string>();
  let closed = false;

  const all = (): SseConnection[] => [...byReader.values()].flatMap((streams) => Array.from(streams));

  async function readOn(reader: string): Promise<void> {
    const before = [...(byReader.get(reader) ?? [])];
    if (before.length === 0) return;
    const page = await readFeed(reader, Math.min(...before.map((stream) => stream.after())));
    for (const stream of before) stream.tell(page);
  }

  async function readUntilCaughtUp(reader: string): Promise<void> {
    again.add(reader);
    if (reading.has(reader)) return;
    reading.add(reader);
    try {
      while (again.delete(reader)) await readOn(reader);
    } catch (error) {
      log.warn({ err: error }, 'a feed could not be read; the next heartbeat tries again');
    } finally {
      reading.delete(reader);
    }
  }

  const allFeedsUpdated = (): void => {
    for (const reader of byReader.keys()) void readUntilCaughtUp(reader);
  };
  const timer = setInterval(() => {
    for (const stream of all()) stream.beat();
    allFeedsUpdated();
  }, heartbeatMs);
  timer.unref();

  function remove(reader: string, stream: SseConnection): void {
    const streams = byReader.get(reader);
    streams?.delete(stream);
    if (streams?.size === 0) byReader.delete(reader);
  }

  return {
    open(reader, resume) {
      const streams = byReader.get(reader) ?? new Set();
      if (streams.size >= maxConnectionsPerUser) return null;
      const stream = createSseConnection(resume);
      stream.readable.once('close', () => remove(reader, stream));
      byReader.set(reader, streams.add(stream));
      if (closed) stream.end();
      else void readUntilCaughtUp(reader);
      return stream.readable;
    },
    grew: (reader) => {
      if (byReader.has(reader)) void readUntilCaughtUp(reader);
    },
    allFeedsUpdated,
    count: () => all().length,
    close() {
      closed = true;
      clearInterval(timer);
      for (const stream of all()) stream.end();
    },
  };
}
