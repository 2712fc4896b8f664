import type { EventStore } from '@aera/event-store';
import type { Workers } from '@aera/service-kit';
import { changeChannel, type ListChange, parseChange } from './list-changes.ts';

type Session = Awaited<ReturnType<EventStore['database']['openSession']>>;

interface Options {
  readonly openSession: () => Promise<Session>;
  readonly onChange: (change: ListChange) => void;
  /** Called after each connect, because notifications in between are lost. */
  readonly onReconnected: () => void;
  readonly workers: Workers;
}

/** Delay before reconnecting. */
const intervalMs = 100;

/** Listens for changed lists on a dedicated connection and reconnects when it is lost. */
export function createChangeListener({ openSession, onChange, onReconnected, workers }: Options) {
  const listening = Promise.withResolvers<void>();

  async function listen(stopping: AbortSignal): Promise<void> {
    const session = await openSession();
    const closed = new Promise<void>((resolve) => session.onClosed(() => resolve()));
    const close = () => void session.close().catch(() => undefined);
    stopping.addEventListener('abort', close);
    try {
      session.onNotification((payload) => onChange(parseChange(payload)));
      await session.sql(`listen ${changeChannel}`);
      listening.resolve();
      onReconnected();
      if (stopping.aborted) close();
      await closed;
    } finally {
      stopping.removeEventListener('abort', close);
      close();
    }
  }

  const loop = workers.schedule('Change listener', listen, { intervalMs, isContinuous: true });
  return {
    /** Resolves after the first connect. */
    start: () => {
      loop.start();
      return listening.promise;
    },
    stop: loop.stop,
  };
}
