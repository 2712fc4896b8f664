import { setTimeout as delay } from 'node:timers/promises';
import type { EventStore } from '@aera/event-store';
import type { Log } from '@aera/service-kit';
import { feedGrew } from './feed.ts';

type Session = Awaited<ReturnType<EventStore['database']['openSession']>>;

interface Options {
  readonly openSession: () => Promise<Session>;
  readonly onGrown: (reader: string) => void;
  /** It listens again; what was told meanwhile is lost. */
  readonly onGap: () => void;
  readonly log: Log;
}

/** Milliseconds before the next attempt to listen, by failures in a row. */
const waits = [100, 250, 500, 1000, 2000, 5000];

/** Listens for feeds that have grown on a connection of its own, and opens another whenever that is lost. */
export function followFeeds({ openSession, onGrown, onGap, log }: Options) {
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  async function listen(onListening: () => void): Promise<void> {
    const session = await openSession();
    const closed = new Promise<void>((resolve) => session.onClosed(() => resolve()));
    const close = () => void session.close().catch(() => undefined);
    stopped.signal.addEventListener('abort', close);
    try {
      session.onNotification(onGrown);
      await session.sql(`listen ${feedGrew}`);
      onListening();
      if (stopped.signal.aborted) close();
      await closed;
    } finally {
      stopped.signal.removeEventListener('abort', close);
      close();
    }
  }

  async function run(onFirst: () => void): Promise<void> {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      try {
        await listen(() => {
          failures = 0;
          onFirst();
          onGap();
        });
      } catch (error) {
        if (!stopped.signal.aborted) log.warn({ err: error, failures }, 'grown feeds are not heard of');
      }
      const wait = waits[Math.min(failures, waits.length - 1)];
      await delay(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  return {
    /** Resolves once it listens. */
    start: () => new Promise<void>((resolve) => (running ??= run(resolve))),
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
  };
}
