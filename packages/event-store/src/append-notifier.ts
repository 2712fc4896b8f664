import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { backOff } from './loop.ts';
import type { Database, Session } from './database.ts';
import type { Log } from './log.ts';

export interface AppendNotifier {
  /** Wakes the subscribers of this process now, and those of other processes within `notifyIntervalMs`. */
  notifyAppended(position: number): void;
  /** Calls `listener` when there may be new events, and opens the LISTEN connection. Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Whether the LISTEN connection is open. The first call opens it. */
  isListening(): boolean;
  recordPosition(position: number): void;
  /** Highest position that this process knows of. */
  latestPosition(): number;
  close(): Promise<void>;
}

interface AppendNotifierOptions {
  database: Database;
  log: Log;
  /** Called with the id of a subject key that was destroyed, here or in another process. */
  onErased: (keyId: string) => void;
  /** Called when notifications may have been missed: the connection was lost, or re-established. */
  onMissedNotifications: () => void;
}

/** NOTIFY channel of the store; a payload is `appended <sender> <position>` or `erased <key id>`. */
export const channel = 'event_store';

// A notification may get lost, so its commit need not wait for the disk.
const notify = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

// Not in the transaction of the append: a NOTIFY serializes the commits of the whole server, including the disk write.
const notifyIntervalMs = 25;

export function createAppendNotifier({
  database,
  log,
  onErased,
  onMissedNotifications,
}: AppendNotifierOptions): AppendNotifier {
  const self = randomUUID();
  const listeners = new Set<() => void>();
  const stopped = new AbortController();
  let latest = 0;
  let pendingPosition = 0;
  let notifying: Promise<void> | undefined;
  let listening: Promise<void> | undefined;
  let session: Session | undefined;

  const wake = () => {
    for (const listener of listeners) listener();
  };

  const recordPosition = (position: number) => {
    latest = Math.max(latest, position);
  };

  async function notifyOthers() {
    while (pendingPosition > 0) {
      const position = pendingPosition;
      pendingPosition = 0;
      await database
        .sql(notify, [channel, `appended ${self} ${position}`])
        .catch((error: Error) =>
          log.warn({ err: error }, 'other processes were not notified; they will poll'),
        );
      await delay(notifyIntervalMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    notifying = undefined;
  }

  function onNotification(payload: string) {
    const [kind, subject, position] = payload.split(' ');
    if (kind === 'erased' && subject) onErased(subject);
    if (kind !== 'appended' || subject === self) return;
    recordPosition(Number(position));
    wake();
  }

  async function keepListening() {
    for (let failures = 0; !stopped.signal.aborted;) {
      let cause: unknown;
      try {
        const opened = await database.openSession();
        const lost = new Promise<Error | undefined>((resolve) => opened.onClosed(resolve));
        await listenOn(opened);
        failures = 0;
        cause = await lost;
        if (!stopped.signal.aborted) log.warn({ err: cause }, 'the LISTEN connection was lost');
      } catch (error) {
        failures++;
        cause = error;
        log.warn({ err: error, failures }, 'LISTEN failed; polling meanwhile');
      }
      session = undefined;
      onMissedNotifications();
      await delay(backOff(failures, cause), undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  async function listenOn(opened: Session) {
    opened.onNotification(onNotification);
    try {
      await opened.sql(`listen ${channel}`);
    } catch (error) {
      // A standby rejects it on an open connection.
      await opened.close().catch(() => undefined);
      throw error;
    }
    session = opened;
    onMissedNotifications();
    wake();
    if (stopped.signal.aborted) await opened.close();
  }

  const listen = () => {
    listening ??= keepListening();
  };

  return {
    notifyAppended(position) {
      recordPosition(position);
      pendingPosition = Math.max(pendingPosition, position);
      wake();
      notifying ??= notifyOthers();
    },
    subscribe(listener) {
      listeners.add(listener);
      listen();
      return () => void listeners.delete(listener);
    },
    isListening() {
      listen();
      return session !== undefined;
    },
    recordPosition,
    latestPosition: () => latest,
    async close() {
      stopped.abort();
      await session?.close().catch(() => undefined);
      await Promise.all([listening, notifying]);
    },
  };
}
