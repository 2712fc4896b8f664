import type { Readable } from 'node:stream';
import { createEventWriter } from '@aera/service-kit';
import type { FeedPage } from './change-feed.ts';

/** Bytes that wait for a reader who does not read; past it the stream is cut, and the reader resumes where it was. */
const maxBufferedBytes = 64 * 1024;

/** Where a reader wants to go on: after a number, at the present, or after something that cannot be understood. */
export type ResumePosition = number | 'present' | 'unknown';

/** One connection. It tracks what it has sent, so that no entry is sent twice or skipped. */
export interface SseConnection {
  readonly readable: Readable;
  /** Number after which the feed is to be read for it. */
  after(): number;
  /** Sends the entries of the page that were not sent yet. */
  tell(page: FeedPage): void;
  beat(): void;
  end(): void;
}

/** A stream that begins with `sync`, goes on where its reader was, or says `reset` when that place is no longer known. */
export function createSseConnection(resume: ResumePosition): SseConnection {
  const { readable, write, beat, end } = createEventWriter(maxBufferedBytes);
  let received = typeof resume === 'number' ? resume : 0;
  let begun = false;

  /** From here on; whatever was before is to be read from the lists. */
  const moveTo = (event: 'sync' | 'reset', head: number): void => {
    received = head;
    write({ event, id: head, data: {} });
  };

  return {
    readable,
    after: () => received,
    tell({ head, oldest, entries }) {
      const first = !begun;
      begun = true;
      if (first && resume === 'present') return moveTo('sync', head);
      if ((first && resume === 'unknown') || received > head || received < oldest - 1)
        return moveTo('reset', head);
      for (const { seq, list, data } of entries) {
        if (seq <= received) continue;
        received = seq;
        write({ event: list, id: seq, data });
      }
    },
    beat,
    end,
  };
}
