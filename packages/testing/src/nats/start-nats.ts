import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, nkeyAuthenticator } from '@nats-io/transport-node';
import { findFreePort } from '../free-port.ts';
import { runServer, type RunningServer } from '../process/run-server.ts';
import { buildNatsCommand, type NatsOptions } from './nats-command.ts';

export interface NatsServer extends RunningServer {
  readonly port: number;
  readonly url: string;
}

export interface StartNatsOptions extends Omit<NatsOptions, 'port'> {
  /** Default: a free one. */
  port?: number;
  /** Seed of a user, if `publicKeys` are given. */
  nkeySeed?: string;
  /** PEM of the authority, if the server accepts TLS only. */
  ca?: string;
  /** Default: `nats.log` beside the data folder. */
  logFile?: string;
}

/** Connection options of a client for a server with users or TLS. */
export const connectOptions = ({ nkeySeed, ca }: Pick<StartNatsOptions, 'nkeySeed' | 'ca'>) => ({
  ...(nkeySeed && { authenticator: nkeyAuthenticator(new TextEncoder().encode(nkeySeed)) }),
  ...(ca && { tls: { ca } }),
});

/**
 * Starts NATS with JetStream on 127.0.0.1 and waits until streams can be used.
 * @throws Error with a suggested fix
 */
export async function startNats(options: StartNatsOptions): Promise<NatsServer> {
  const port = options.port ?? (await findFreePort());
  const url = `nats://127.0.0.1:${port}`;
  const logFile = options.logFile ?? join(dirname(options.dataDir), 'nats.log');
  await mkdir(dirname(logFile), { recursive: true });
  const server = await runServer({
    prepare: () => buildNatsCommand({ ...options, port }),
    ready: () => pingNats(url, options),
    logFile,
  });
  return Object.assign(server, { port, url });
}

/** Resolves if JetStream responds, rejects otherwise. */
export async function pingNats(
  url: string,
  credentials: Pick<StartNatsOptions, 'nkeySeed' | 'ca'> = {},
): Promise<void> {
  const options = { servers: url, reconnect: false, timeout: 2_000, ...connectOptions(credentials) };
  const connection = await connect(options);
  try {
    const { error } = (await connection.request('$JS.API.INFO', '', { timeout: 2_000 })).json<{
      error?: unknown;
    }>();
    if (error) throw new Error(`JetStream is not enabled at ${url}.`);
  } finally {
    await connection.close();
  }
}
