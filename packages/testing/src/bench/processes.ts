import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { startClickHouse } from '../clickhouse/start-clickhouse.ts';
import { eventually } from '../eventually.ts';
import { findFreePort } from '../free-port.ts';
import { startNats } from '../nats/start-nats.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { createTemporaryFolder, removeFolder } from '../temporary-folder.ts';

export interface BenchProcess {
  readonly url: string;
  readonly pid: number;
}

/**
 * Starts PostgreSQL and NATS in a temporary folder. `env` has their URLs and the other settings that every service needs but its keys.
 * `close` stops them and removes the folder.
 */
export async function startBenchServers() {
  const folder = await createTemporaryFolder('bench');
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres') }),
    startNats({ dataDir: join(folder, 'nats') }),
  ]);
  return {
    folder,
    postgres,
    nats,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: postgres.url,
      NATS_URL: nats.url,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    startClickHouse: () => startClickHouse({ dataDir: join(folder, 'clickhouse') }),
    async close() {
      stopPrograms();
      await Promise.all([postgres.stop(), nats.stop()]);
      await removeFolder(folder);
    },
  };
}

const children: ChildProcess[] = [];

/** Stops the processes that `runProgram` and `startBaseline` started. */
export const stopPrograms = (): void => children.forEach((child) => void child.kill());

/** Starts a program of the platform and waits until `path` answers. */
export async function runProgram(
  program: string,
  env: Record<string, string>,
  path: string,
): Promise<BenchProcess> {
  const PORT = String(await findFreePort());
  const child = start(program, [], { ...env, PORT });
  const url = `http://127.0.0.1:${PORT}`;
  await eventually(async () => (await fetch(url + path)).ok, { timeout: 60_000, interval: 100 });
  return { url, pid: child.pid as number };
}

/** Starts a server of the bench, whose first message is its port. */
export async function startBaseline(program: string, ...args: string[]): Promise<BenchProcess> {
  const child = start(program, args);
  return { url: `http://127.0.0.1:${await firstMessage<number>(child)}`, pid: child.pid as number };
}

/** Runs a program of the bench and returns its first message. */
export const ask = <Message>(program: string, ...args: string[]): Promise<Message> =>
  firstMessage(start(program, args));

function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = fork(program, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  return child;
}

const firstMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended early.`)));
  });
