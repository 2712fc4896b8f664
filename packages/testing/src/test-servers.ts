import { join } from 'node:path';
import { type NatsCluster, startNatsCluster } from './nats/start-nats-cluster.ts';
import { type NatsServer, startNats } from './nats/start-nats.ts';
import { type PostgresServer, startPostgres } from './postgres/start-postgres.ts';
import { type SharedServer, sharedMeilisearch } from './shared-servers.ts';
import { createServerFolder, removeFolder } from './temporary-folder.ts';

/** URL of the NATS server that all integration specs share. Streams and subjects there need names of their own. */
export const testNatsUrl = (): string => required('TEST_NATS_URL');

/** URL of the PostgreSQL server that all integration specs share; `testDatabase` makes databases there. */
export const testPostgresUrl = (): string => required('TEST_DATABASE_URL');

function required(name: string): string {
  const url = process.env[name];
  if (url) return url;
  throw new Error(
    `${name} is not set. Run the spec with \`pnpm exec vitest run --project integration\`, which starts the servers.`,
  );
}

/** A NATS server of its own for one spec, to be killed and restarted at will. `stop` also removes its data. */
export const testNats = (): Promise<NatsServer> =>
  inServerFolder((folder) => startNats({ dataDir: join(folder, 'nats') }));

/** Three NATS servers that keep streams together, for one spec. `stop` also removes their data. */
export const testNatsCluster = (): Promise<NatsCluster> => inServerFolder(startNatsCluster);

/** A durable PostgreSQL server of its own for one spec, to be killed and restarted at will. `stop` also removes its data. */
export const testPostgres = (): Promise<PostgresServer> =>
  inServerFolder((folder) => startPostgres({ dataDir: join(folder, 'postgres') }));

/** A Meilisearch for one spec, from the first provider there is. `stop` it when done. */
export const testMeili = (): Promise<SharedServer> => inServerFolder(sharedMeilisearch);

async function inServerFolder<Server extends { stop(): Promise<void> }>(
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
