import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../free-port.ts';
import { runServer, type RunningServer } from '../process/run-server.ts';
import { buildPostgresCommand, type PostgresOptions } from './postgres-command.ts';

export interface PostgresServer extends RunningServer {
  readonly port: number;
  /** URL of the database `postgres`, as superuser. */
  readonly url: string;
}

export interface StartPostgresOptions extends Omit<PostgresOptions, 'port'> {
  /** Default: a free port. */
  port?: number;
  /** Default: `postgres.log` beside the data folder. */
  logFile?: string;
}

/**
 * Starts PostgreSQL on 127.0.0.1 and waits until it accepts queries.
 * @throws Error with a suggested fix
 */
export async function startPostgres(options: StartPostgresOptions): Promise<PostgresServer> {
  const port = options.port ?? (await findFreePort());
  const url = buildPostgresUrl({ port, password: options.password });
  const logFile = options.logFile ?? join(dirname(options.dataDir), 'postgres.log');
  await mkdir(dirname(logFile), { recursive: true });
  const server = await runServer({
    prepare: () => buildPostgresCommand({ ...options, port }),
    ready: () => pingPostgres(url),
    logFile,
  });
  return Object.assign(server, { port, url });
}

/** Connection URL of the superuser of a local server. */
export const buildPostgresUrl = (server: { port: number; password?: string; database?: string }): string =>
  `postgres://postgres:${encodeURIComponent(server.password ?? 'postgres')}@127.0.0.1:${server.port}/${server.database ?? 'postgres'}`;

/** Resolves if the server accepts queries, rejects otherwise. */
export async function pingPostgres(url: string): Promise<void> {
  await withPostgresClient(url, (client) => client.query('select 1'));
}

/** Opens a connection, runs `work` with it, and closes it. */
export async function withPostgresClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // Specs kill the server. The running query rejects then, so the connection's `error` event is ignored.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
