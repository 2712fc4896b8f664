import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, findFreePort, startNats, startPostgres } from '@aera/testing';

const children: ChildProcess[] = [];

/** Starts a process of the platform and waits until `path` answers. */
export async function run(program: string, env: Record<string, string>, path: string) {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, program), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(url + path)).ok, { timeout: 60_000, interval: 100 });
  return { url, pid: child.pid as number };
}

/** Runs a program of the bench and returns its first message. */
export function ask<Message>(file: string, ...args: string[]): Promise<Message> {
  const child = fork(join(import.meta.dirname, file), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', () => reject(new Error(`${file} ended early.`)));
  });
}

/** Starts PostgreSQL and NATS for the bench; `close` stops them and every started process. */
export async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), 'aera-consents-bench-'));
  const [postgres, nats] = await Promise.all([
    startPostgres({ dataDir: join(folder, 'postgres') }),
    startNats({ dataDir: join(folder, 'nats') }),
  ]);
  return {
    folder,
    postgres,
    nats,
    async close() {
      for (const child of children) child.kill();
      await postgres.stop();
      await nats.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
