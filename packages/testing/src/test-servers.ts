import { join } from 'node:path';
import { type ClickHouseServer, startClickHouse } from './clickhouse/start-clickhouse.ts';
import { type NatsCluster, startNatsCluster } from './nats/start-nats-cluster.ts';
import { type NatsServer, startNats } from './nats/start-nats.ts';
import { type PostgresServer, startPostgres } from './postgres/start-postgres.ts';
import { createServerFolder, removeFolder } from './temporary-folder.ts';
import { startMeilisearch } from './meilisearch/start-meilisearch.ts';

/** Returns the URL of the NATS server that all integration specs share. Use unique names of streams and subjects. */
export const readTestNatsUrl = (): string => readRequired('TEST_NATS_URL');

/** Returns the URL of the PostgreSQL server that all integration specs share; `createTestDatabase` creates databases there. */
export const readTestPostgresUrl = (): string => readRequired('TEST_DATABASE_URL');

function readRequired(name: string): string {
  const url = process.env[name];
  if (url) return url;
  throw new Error(
    `${name} is not set. Run the spec with \`pnpm exec vitest run --project integration\`, which starts the servers.`,
  );
}

/** Starts a NATS server for one spec, which may kill and restart it. `stop` also removes its data. */
export const startTestNats = (): Promise<NatsServer> =>
  startInServerFolder((folder) => startNats({ dataDir: join(folder, 'nats') }));

/** Starts three clustered NATS servers for one spec. `stop` also removes their data. */
export const startTestNatsCluster = (): Promise<NatsCluster> => startInServerFolder(startNatsCluster);

/** Starts a durable PostgreSQL server for one spec, which may kill and restart it. `stop` also removes its data. */
export const startTestPostgres = (): Promise<PostgresServer> =>
  startInServerFolder((folder) => startPostgres({ dataDir: join(folder, 'postgres') }));

/** Starts the engine of ClickHouse for one spec, which may kill and restart it. `stop` also removes its data. */
export const startTestClickHouse = (): Promise<ClickHouseServer> =>
  startInServerFolder((folder) => startClickHouse({ dataDir: join(folder, 'clickhouse') }));

/** Starts a Meilisearch for one spec, from the first available provider. The spec stops it. */
export const startTestMeilisearch = (): Promise<SharedServer> => startInServerFolder(startSharedMeilisearch);

async function startInServerFolder<Server extends { stop(): Promise<void> }>(
  start: (folder: string) => Promise<Server>,
): Promise<Server> {
  const folder = await createServerFolder();
  const remove = () => removeFolder(folder);
  try {
    const server = await start(folder);
    const stopServer = server.stop;
    server.stop = async () => {
      await stopServer();
      await remove();
    };
    return server;
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A server that another process may have started. */
export interface SharedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL for specs: DATABASE_URL, else a container with INFRA=docker, else a local one without fsync. */
export const startSharedPostgres = (folder: string): Promise<SharedServer> =>
  startFromFirstProvider('DATABASE_URL', 'startPostgresContainer', () =>
    startPostgres({ dataDir: join(folder, 'postgres'), durable: false }),
  );

/** Starts NATS for specs: NATS_URL, else a container with INFRA=docker, else a local one. */
export const startSharedNats = (folder: string): Promise<SharedServer> =>
  startFromFirstProvider('NATS_URL', 'startNatsContainer', () =>
    startNats({ dataDir: join(folder, 'nats') }),
  );

/** Starts Meilisearch for specs: MEILI_URL, else a container with INFRA=docker, else a local one. */
export const startSharedMeilisearch = (folder: string): Promise<SharedServer> =>
  startFromFirstProvider('MEILI_URL', 'startMeilisearchContainer', () =>
    startMeilisearch({ dataDir: join(folder, 'meilisearch') }),
  );

type StartContainer = 'startPostgresContainer' | 'startNatsContainer' | 'startMeilisearchContainer';

async function startFromFirstProvider(
  variable: string,
  startContainer: StartContainer,
  startEmbedded: () => Promise<SharedServer>,
): Promise<SharedServer> {
  const url = process.env[variable];
  if (url) return { url, stop: async () => {} };
  if (process.env['INFRA'] !== 'docker') return startEmbedded();
  // Testcontainers takes a second to load, so it is only loaded if needed.
  const containers = await import('./docker/containers.ts');
  return containers[startContainer]();
}
