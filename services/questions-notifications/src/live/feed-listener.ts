import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { feedGrew } from './change-feed.ts';

type Session = Awaited<ReturnType<EventStore['database']['openSession']>>;

interface Options {
  readonly openSession: () => Promise<Session>;
  readonly onFeedUpdated: (reader: string) => void;
  /** Listens again; notifications in between were lost. */
  readonly onReconnected: () => void;
  readonly workers: Workers;
}

/** Milliseconds before it listens again when the connection was lost. */
const intervalMs = 100;

/** Listens for feeds that have grown on a connection of its own, and opens another whenever that is lost. */
export function createFeedListener({ openSession, onFeedUpdated, onReconnected, workers }: Options) {
  const first = Promise.withResolvers<void>();

  async function listen(stopping: AbortSignal): Promise<void> {
    const session = await openSession();
    const closed = new Promise<void>((resolve) => session.onClosed(() => resolve()));
    const close = () => void session.close().catch(() => undefined);
    stopping.addEventListener('abort', close);
    try {
      session.onNotification(onFeedUpdated);
      await session.sql(`listen ${feedGrew}`);
      first.resolve();
      onReconnected();
      if (stopping.aborted) close();
      await closed;
    } finally {
      stopping.removeEventListener('abort', close);
      close();
    }
  }

  const loop = workers.schedule('Feed listener', listen, { intervalMs, isContinuous: true });
  return {
    /** Resolves once it listens. */
    start: () => {
      loop.start();
      return first.promise;
    },
    stop: loop.stop,
  };
}
