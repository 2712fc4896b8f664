import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { feedChannel } from './change-feed.ts';

type Session = Awaited<ReturnType<EventStore['database']['openSession']>>;

interface Options {
  readonly openSession: () => Promise<Session>;
  readonly onFeedUpdated: (recipientId: string) => void;
  /** Called after each connect, because notifications in between are lost. */
  readonly onReconnected: () => void;
  readonly workers: Workers;
}

/** Delay open reconnecting. */
const intervalMs = 100;

/** Listens for updated feeds on a dedicated connection and reconnects when it is lost. */
export function createFeedListener({ openSession, onFeedUpdated, onReconnected, workers }: Options) {
  const listening = Promise.withResolvers<void>();

  async function listen(stopping: AbortSignal): Promise<void> {
    const session = await openSession();
    const closed = new Promise<void>((resolve) => session.onClosed(() => resolve()));
    const close = () => void session.close().catch(() => undefined);
    stopping.addEventListener('abort', close);
    try {
      session.onNotification(onFeedUpdated);
      await session.sql(`listen ${feedChannel}`);
      listening.resolve();
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
    /** Resolves after the first connect. */
    start: () => {
      loop.start();
      return listening.promise;
    },
    stop: loop.stop,
  };
}
