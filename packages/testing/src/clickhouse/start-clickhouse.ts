import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { runServer, type RunningServer } from '../process/run-server.ts';

export interface ClickHouseServer extends RunningServer {
  /** URL of its database `default`. */
  readonly url: string;
}

/**
 * Starts the engine of ClickHouse on 127.0.0.1, from the npm package `chdb`. It can be killed and restarted on its data.
 * @throws Error with the end of its log
 */
export async function startClickHouse({ dataDir }: { dataDir: string }): Promise<ClickHouseServer> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await mkdir(dataDir, { recursive: true });
  const server = await runServer({
    prepare: async () => ({
      name: 'ClickHouse',
      command: process.execPath,
      args: [join(import.meta.dirname, 'chdb-http-server.ts'), dataDir, String(port)],
      stopSignal: 'SIGTERM',
    }),
    ready: async () => {
      const response = await fetch(new URL('/ping', url), { signal: AbortSignal.timeout(2_000) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    },
    logFile: join(dirname(dataDir), 'clickhouse.log'),
  });
  return Object.assign(server, { url });
}
