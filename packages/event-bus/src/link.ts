import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { type ConnectOptions, firstConnection } from './first-connection.ts';

/** One connection that comes back by itself, and what its users need to know of its state. */
export interface Link {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
  isUp(): boolean;
  /** Resolves when connected, at once if it is now; also when `signal` is aborted or the link closed for good. */
  whenUp(signal?: AbortSignal): Promise<void>;
  /** Calls `listener` at every loss of the connection; answers how to stop that. */
  onDown(listener: () => void): () => void;
  lastError(): string | undefined;
}

/**
 * Connects, waiting as long as it takes for the server to be there.
 * @throws AuthorizationError when the server refuses the credentials, and the signal's reason when it is aborted.
 */
export async function openLink(options: ConnectOptions): Promise<Link> {
  const nc = await firstConnection(options);
  const up = new Set<() => void>();
  const down = new Set<() => void>();
  let connected = true;
  let lastError: string | undefined;
  const changed = (now: boolean) => {
    connected = now;
    for (const listener of now ? up : down) listener();
  };

  void (async () => {
    for await (const status of nc.status()) {
      if (status.type === 'disconnect') {
        lastError = 'The connection was lost.';
        options.log.warn({ server: status.server }, 'Lost the connection to NATS');
        changed(false);
      } else if (status.type === 'reconnect') {
        options.log.info({ server: status.server }, 'Connected to NATS again');
        changed(true);
      } else if (status.type === 'error') {
        lastError = status.error.message;
        options.log.warn({ err: status.error }, 'NATS reported an error');
      }
    }
    // Closed: whoever waits goes on, and finds the connection closed.
    for (const listener of up) listener();
  })();

  return {
    nc,
    js: jetstream(nc, { timeout: 5_000 }),
    jsm: await jetstreamManager(nc, { timeout: 5_000, checkAPI: false }),
    isUp: () => connected && !nc.isClosed(),
    whenUp: (signal) =>
      new Promise((resolve) => {
        if (connected || nc.isClosed() || signal?.aborted) return resolve();
        const done = () => {
          up.delete(done);
          signal?.removeEventListener('abort', done);
          resolve();
        };
        up.add(done);
        signal?.addEventListener('abort', done, { once: true });
      }),
    onDown: (listener) => {
      down.add(listener);
      return () => void down.delete(listener);
    },
    lastError: () => lastError,
  };
}
