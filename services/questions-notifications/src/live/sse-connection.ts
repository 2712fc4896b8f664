import type { Readable } from 'node:stream';
import { createEventWriter } from '@aera/service-kit';
import type { FeedPage } from './change-feed.ts';

/** Limit for a client that does not read; beyond it the connection is closed and the client resumes. */
const maxBufferedBytes = 64 * 1024;

/** After a number, at the present, or after an unparsable id. */
export type ResumePosition = number | 'present' | 'unknown';

/** One connection. It tracks what it has sent, so that no entry is sent twice or skipped. */
export interface SseConnection {
  readonly readable: Readable;
  /** Number of the last entry sent. */
  readPosition(): number;
  /** Sends the entries of the page that were not sent yet. */
  send(page: FeedPage): void;
  sendHeartbeat(): void;
  end(): void;
}

/** Starts with `sync`, or resumes, or sends `reset` if the entries since then are no longer stored. */
export function createSseConnection(resume: ResumePosition): SseConnection {
  const { readable, write, beat, end } = createEventWriter(maxBufferedBytes);
  let lastSent = typeof resume === 'number' ? resume : 0;
  let hasStarted = false;

  /** Skips to the head; the client reloads its lists. */
  const skipTo = (event: 'sync' | 'reset', head: number): void => {
    lastSent = head;
    write({ event, id: head, data: {} });
  };

  return {
    readable,
    readPosition: () => lastSent,
    send({ head, oldest, entries }) {
      const isFirst = !hasStarted;
      hasStarted = true;
      if (isFirst && resume === 'present') return skipTo('sync', head);
      if ((isFirst && resume === 'unknown') || lastSent > head || lastSent < oldest - 1)
        return skipTo('reset', head);
      for (const { seq, list, data } of entries) {
        if (seq <= lastSent) continue;
        lastSent = seq;
        write({ event: list, id: seq, data });
      }
    },
    sendHeartbeat: beat,
    end,
  };
}
