import type { Readable } from 'node:stream';
import { createEventWriter, type EventWriter } from '@aera/service-kit';
import type { ListChange } from './list-changes.ts';

/** Limit per recipient and instance. */
const maxConnectionsPerUser = 32;
/** Limit for a client that does not read; beyond it the connection is closed. */
const maxUnreadBytes = 64 * 1024;

export interface SseHub {
  /** Starts with `sync`, upon which the client loads its lists. Returns null if the recipient has too many connections. */
  open(recipientId: string): Readable | null;
  /** Sends the name of the list to the recipient. */
  sendChange(change: ListChange): void;
  /** Any list may have changed. */
  sendSync(): void;
  /** Number of open connections. */
  count(): number;
  /** Ends all connections, including later ones. */
  close(): void;
}

/** Open event streams of this instance, by recipient. */
export function createSseHub(heartbeatMs = 15_000): SseHub {
  const connections = new Map<string, Set<EventWriter>>();
  let closed = false;

  const listAll = (): EventWriter[] => [...connections.values()].flatMap((writers) => Array.from(writers));
  const sync = (writer: EventWriter): void => writer.write({ event: 'sync', data: {} });

  const timer = setInterval(() => {
    for (const writer of listAll()) writer.writeHeartbeat();
  }, heartbeatMs);
  timer.unref();

  function remove(recipientId: string, writer: EventWriter): void {
    const writers = connections.get(recipientId);
    writers?.delete(writer);
    if (writers?.size === 0) connections.delete(recipientId);
  }

  return {
    open(recipientId) {
      const writers = connections.get(recipientId) ?? new Set();
      if (writers.size >= maxConnectionsPerUser) return null;
      const writer = createEventWriter(maxUnreadBytes);
      writer.readable.once('close', () => remove(recipientId, writer));
      connections.set(recipientId, writers.add(writer));
      if (closed) writer.end();
      else sync(writer);
      return writer.readable;
    },
    sendChange({ recipientId, list }) {
      for (const writer of connections.get(recipientId) ?? []) writer.write({ event: list, data: {} });
    },
    sendSync: () => listAll().forEach(sync),
    count: () => listAll().length,
    close() {
      closed = true;
      clearInterval(timer);
      for (const writer of listAll()) writer.end();
    },
  };
}
