import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { connect, nkeyAuthenticator } from '@nats-io/transport-node';
import { freePort } from '../free-port.ts';
import { runServer, type RunningServer } from '../process/run-server.ts';
import { natsCommand, type NatsOptions } from './nats-command.ts';

export interface NatsServer extends RunningServer {
  readonly port: number;
  readonly url: string;
}

export interface StartNatsOptions extends Omit<NatsOptions, 'port'> {
  /** Default: a free one. */
  port?: number;
  /** Seed of a user, if `publicKeys` are given. */
  nkeySeed?: string;
  /** Default: `nats.log` beside the data folder. */
  logFile?: string;
}

/**
 * Starts NATS with JetStream on 127.0.0.1 and waits until streams can be used.
 * @throws Error with a suggested fix
 */
export async function startNats(options: StartNatsOptions): Promise<NatsServer> {
  const port = options.port ?? (await freePort());
  const url = `nats://127.0.0.1:${port}`;
  const logFile = options.logFile ?? join(dirname(options.dataDir), 'nats.log');
  await mkdir(dirname(logFile), { recursive: true });
  const server = await runServer({
    prepare: () => natsCommand({ ...options, port }),
    ready: () => pingNats(url, options.nkeySeed),
    logFile,
  });
  return Object.assign(server, { port, url });
}

/** Resolves if JetStream responds, rejects otherwise. `nkeySeed` authenticates a user of a server that has users. */
export async function pingNats(url: string, nkeySeed?: string): Promise<void> {
  const authenticator = nkeySeed
    ? { authenticator: nkeyAuthenticator(new TextEncoder().encode(nkeySeed)) }
    : {};
  const connection = await connect({ servers: url, reconnect: false, timeout: 2_000, ...authenticator });
  try {
    const { error } = (await connection.request('$JS.API.INFO', '', { timeout: 2_000 })).json<{
      error?: unknown;
    }>();
    if (error) throw new Error(`JetStream is not enabled at ${url}.`);
  } finally {
    await connection.close();
  }
}
