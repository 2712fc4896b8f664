import { Readable } from 'node:stream';
import type { ListChange } from './list-change.ts';
import { formatEvent, formatRetry, heartbeat } from './server-sent-event.ts';

/** Open streams that one member may have in one instance: a good many tabs. */
const mostOfMember = 32;
/** Bytes that wait for a reader who does not read; past it the stream is cut, and the reader begins anew. */
const mostUnread = 64 * 1024;
const retryMs = 2000;

const sync = formatEvent({ event: 'sync', data: {} });

export interface LiveStreams {
  /** A stream for a member, begun with `sync`; null when the member has too many. */
  open(memberId: string): Readable | null;
  /** Tells the streams of the change's member, and nobody else. */
  tell(change: ListChange): void;
  /** Tells everybody to read both lists again. */
  tellAllToSync(): void;
  /** How many are open. */
  count(): number;
  /** Ends all streams, and any that is opened from now on. */
  close(): void;
}

/** The event streams that are open in this instance, by member. */
export function createLiveStreams({ heartbeatMs = 15_000 } = {}): LiveStreams {
  const byMember = new Map<string, Set<Readable>>();
  let closed = false;

  const all = (): Readable[] => [...byMember.values()].flatMap((streams) => Array.from(streams));
  const write = (stream: Readable, text: string): void => {
    if (stream.destroyed) return;
    if (stream.readableLength > mostUnread) stream.destroy();
    else stream.push(text);
  };
  const timer = setInterval(() => {
    for (const stream of all()) write(stream, heartbeat);
  }, heartbeatMs);
  timer.unref();

  function remove(memberId: string, stream: Readable): void {
    const streams = byMember.get(memberId);
    streams?.delete(stream);
    if (streams?.size === 0) byMember.delete(memberId);
  }

  return {
    open(memberId) {
      const streams = byMember.get(memberId) ?? new Set();
      if (streams.size >= mostOfMember) return null;
      const stream = new Readable({ read: () => undefined });
      stream.once('close', () => remove(memberId, stream));
      byMember.set(memberId, streams.add(stream));
      stream.push(formatRetry(retryMs) + sync);
      if (closed) stream.push(null);
      return stream;
    },
    tell({ memberId, list, position }) {
      const text = formatEvent({ event: list, id: position, data: {} });
      for (const stream of byMember.get(memberId) ?? []) write(stream, text);
    },
    tellAllToSync() {
      for (const stream of all()) write(stream, sync);
    },
    count: () => all().length,
    close() {
      closed = true;
      clearInterval(timer);
      for (const stream of all()) stream.push(null);
    },
  };
}
