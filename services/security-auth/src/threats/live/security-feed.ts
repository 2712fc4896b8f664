import { Readable } from 'node:stream';
import type { LiveSecurity } from '@aera/contracts';
import type { Log } from '@aera/service-kit';

/** How often open pages are told what has changed, in milliseconds. */
const beat = 1000;
const heartbeatBeats = 15;
/** Open pages in one process. */
const mostOpen = 50;
/** Bytes that wait for a reader who does not read; past it the stream is cut. */
const mostUnread = 256 * 1024;

export interface SecurityFeed {
  /** A stream that begins with how it is now; null when too many are open. */
  open(): Promise<Readable | null>;
  count(): number;
  close(): Promise<void>;
}

interface Deps {
  readonly read: () => Promise<LiveSecurity>;
  readonly log: Log;
}

/** Looks every second while somebody does, whichever instance has changed something. Nobody looking, it asks nothing. */
export function createSecurityFeed({ read, log }: Deps): SecurityFeed {
  const open = new Set<Readable>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let telling: Promise<void> | undefined;
  let sent = '';
  let silent = 0;
  let closed = false;

  const event = (news: LiveSecurity) => `event: security\ndata: ${JSON.stringify(news)}\n\n`;
  /** Without its time, so that a page hears only of what changes. */
  const matter = ({ report, blocked }: LiveSecurity) => JSON.stringify([report, blocked]);

  async function tell(): Promise<void> {
    const news = await read();
    const changed = matter(news) !== sent;
    sent = matter(news);
    silent = changed ? 0 : silent + 1;
    if (!changed && silent % heartbeatBeats !== 0) return;
    for (const reader of open)
      if (reader.readableLength > mostUnread) reader.destroy();
      else reader.push(changed ? event(news) : ': still here\n\n');
  }

  function onBeat(): void {
    telling ??= tell()
      .catch((err: unknown) => log.warn({ err }, 'open security pages could not be told anything'))
      .finally(() => {
        telling = undefined;
      });
  }

  return {
    async open() {
      if (closed || open.size >= mostOpen) return null;
      const reader = new Readable({ read: () => undefined });
      open.add(reader);
      reader.once('close', () => {
        open.delete(reader);
        if (open.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      });
      try {
        reader.push(`retry: 2000\n\n${event(await read())}`);
      } catch (error) {
        reader.destroy();
        throw error;
      }
      timer ??= setInterval(onBeat, beat);
      return reader;
    },
    count: () => open.size,
    async close() {
      closed = true;
      clearInterval(timer);
      for (const reader of open) reader.push(null);
      await telling;
    },
  };
}
