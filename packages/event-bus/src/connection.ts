import { jetstream, type JetStreamClient, type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { readFileSync } from 'node:fs';
import { connect, errors, type NatsConnection, nkeyAuthenticator } from '@nats-io/transport-node';
import { toErrorMessage } from './errors.ts';
import type { BusLog } from './log.ts';
import { listOwnedNames } from './names.ts';
import { pause, reconnectBackoff, retryDelay } from './retry-delay.ts';

/** One connection that reconnects automatically, and its state. */
export interface BusConnection {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
  /** Name of the connection, the owner of its dead letters and attempts. */
  readonly owner: string;
  readonly names: ReturnType<typeof listOwnedNames>;
  isConnected(): boolean;
  /** Resolves when connected; also when `signal` is aborted or the connection is closed. */
  waitUntilConnected(signal?: AbortSignal): Promise<void>;
  /** Calls `listener` at every loss of the connection; returns a function that unsubscribes. */
  onDisconnect(listener: () => void): () => void;
  lastError(): string | undefined;
}

/** Connects and waits until the server is available. @throws AuthorizationError when the server rejects the credentials */
export async function openConnection(options: ConnectOptions): Promise<BusConnection> {
  const nc = await connectWithRetry(options);
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
    // Waiters continue and find the connection closed.
    for (const listener of up) listener();
  })();

  return {
    nc,
    js: jetstream(nc, { timeout: 5_000 }),
    jsm: await jetstreamManager(nc, { timeout: 5_000, checkAPI: false }),
    owner: options.name,
    names: listOwnedNames(options.name),
    isConnected: () => connected && !nc.isClosed(),
    waitUntilConnected: (signal) =>
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
    onDisconnect: (listener) => {
      down.add(listener);
      return () => void down.delete(listener);
    },
    lastError: () => lastError,
  };
}

export interface ConnectOptions {
  servers: string | string[];
  /** Owner of dead letters and attempts, and prefix of reply subjects (`_INBOX.<name>`). */
  name: string;
  log: BusLog;
  /** Seed of the service's nkey (Ed25519, `SU…`), which authenticates the connection. */
  nkeySeed?: string | undefined;
  /** PEM file of the certificate authority. Its presence requires TLS. */
  caFile?: string | undefined;
}

/** Retries until the server is available. The connection then reconnects automatically without limit. */
async function connectWithRetry({
  servers,
  name,
  log,
  nkeySeed,
  caFile,
}: ConnectOptions): Promise<NatsConnection> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect({
        servers,
        name,
        // Only this connection may subscribe to its replies.
        inboxPrefix: `_INBOX.${name}`,
        ...(nkeySeed && { authenticator: nkeyAuthenticator(new TextEncoder().encode(nkeySeed)) }),
        ...(caFile && { tls: { ca: readFileSync(caFile, 'utf8') } }),
        reconnect: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        // Authorization errors after the first connection are faults of the server; keep reconnecting.
        ignoreAuthErrorAbort: true,
        timeout: 5_000,
        noAsyncTraces: true,
      });
    } catch (error) {
      if (error instanceof errors.AuthorizationError) throw error;
      const details = { servers, attempt, reason: toErrorMessage(error) };
      log[attempt === 1 || attempt % 30 === 0 ? 'warn' : 'debug'](details, 'Waiting for NATS');
    }
    await pause(retryDelay(reconnectBackoff, attempt));
  }
}
