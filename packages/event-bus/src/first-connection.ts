import { connect, credsAuthenticator, errors, type NatsConnection } from '@nats-io/transport-node';
import { reasonOf } from './errors.ts';
import type { BusLog } from './log.ts';
import { pause, reconnectBackoff } from './pause.ts';
import { retryDelay } from './retry-delay.ts';

export interface ConnectOptions {
  servers: string | string[];
  /** Shown in the server's connection list. */
  name: string;
  log: BusLog;
  user?: string;
  pass?: string;
  token?: string;
  /** Content of a NATS credentials file. */
  creds?: string;
  /** Gives up waiting for the first connection. */
  signal?: AbortSignal;
}

/**
 * Connects, waiting as long as it takes for the server to be there. The connection then comes back by itself for ever.
 * @throws AuthorizationError when the server refuses the credentials, and the signal's reason when it is aborted.
 */
export async function firstConnection(options: ConnectOptions): Promise<NatsConnection> {
  const { servers, name, log, signal, creds, ...login } = options;
  const authenticator = creds ? credsAuthenticator(new TextEncoder().encode(creds)) : undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect({
        servers,
        name,
        ...login,
        ...(authenticator && { authenticator }),
        reconnect: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: 250,
        // Once it was let in, a refusal is the server's trouble, and it must outlive that too.
        ignoreAuthErrorAbort: true,
        timeout: 5_000,
        noAsyncTraces: true,
      });
    } catch (error) {
      if (error instanceof errors.AuthorizationError) throw error;
      const details = { servers, attempt, reason: reasonOf(error) };
      log[attempt === 1 || attempt % 30 === 0 ? 'warn' : 'debug'](details, 'Waiting for NATS');
    }
    await pause(retryDelay(reconnectBackoff, attempt), signal);
    signal?.throwIfAborted();
  }
}
