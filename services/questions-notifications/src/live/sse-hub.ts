import type { Readable } from 'node:stream';
import type { Log } from '@aera/service-kit';
import type { ReadFeed } from './change-feed.ts';
import { createSseConnection, type SseConnection, type ResumePosition } from './sse-connection.ts';

/** Limit per recipient and instance. */
const maxConnectionsPerUser = 32;

export interface SseHub {
  /** Returns null if the recipient has too many connections. */
  open(recipientId: string, resume: ResumePosition): Readable | null;
  onFeedUpdated(recipientId: string): void;
  /** Any feed may have been updated. */
  onAllFeedsUpdated(): void;
  /** Number of open connections. */
  count(): number;
  /** Ends all connections, including later ones. */
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
  const connections = new Map<string, Set<SseConnection>>();
  const reading = new Set<string>();
  const pending = new Set<string>();
  let closed = false;

  const listAll = (): SseConnection[] => [...connections.values()].flatMap((streams) => Array.from(streams));

  async function readAndSend(recipientId: string): Promise<void> {
    const open = [...(connections.get(recipientId) ?? [])];
    if (open.length === 0) return;
    const page = await readFeed(recipientId, Math.min(...open.map((stream) => stream.readPosition())));
    for (const stream of open) stream.send(page);
  }

  async function readUntilCaughtUp(recipientId: string): Promise<void> {
    pending.add(recipientId);
    if (reading.has(recipientId)) return;
    reading.add(recipientId);
    try {
      while (pending.delete(recipientId)) await readAndSend(recipientId);
    } catch (error) {
      log.warn({ err: error }, 'a feed could not be read; the next heartbeat tries again');
    } finally {
      reading.delete(recipientId);
    }
  }

  const allFeedsUpdated = (): void => {
    for (const recipientId of connections.keys()) void readUntilCaughtUp(recipientId);
  };
  const timer = setInterval(() => {
    for (const stream of listAll()) stream.sendHeartbeat();
    allFeedsUpdated();
  }, heartbeatMs);
  timer.unref();

  function remove(recipientId: string, stream: SseConnection): void {
    const streams = connections.get(recipientId);
    streams?.delete(stream);
    if (streams?.size === 0) connections.delete(recipientId);
  }

  return {
    open(recipientId, resume) {
      const streams = connections.get(recipientId) ?? new Set();
      if (streams.size >= maxConnectionsPerUser) return null;
      const stream = createSseConnection(resume);
      stream.readable.once('close', () => remove(recipientId, stream));
      connections.set(recipientId, streams.add(stream));
      if (closed) stream.end();
      else void readUntilCaughtUp(recipientId);
      return stream.readable;
    },
    onFeedUpdated: (recipientId) => {
      if (connections.has(recipientId)) void readUntilCaughtUp(recipientId);
    },
    onAllFeedsUpdated: allFeedsUpdated,
    count: () => listAll().length,
    close() {
      closed = true;
      clearInterval(timer);
      for (const stream of listAll()) stream.end();
    },
  };
}
