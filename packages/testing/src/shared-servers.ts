import { join } from 'node:path';
import { startMeilisearch } from './meilisearch/start-meilisearch.ts';
import { startNats } from './nats/start-nats.ts';
import { startPostgres } from './postgres/start-postgres.ts';

/** A server that another process may have started. */
export interface SharedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL for specs: DATABASE_URL, else a container with INFRA=docker, else our own without fsync. */
export const sharedPostgres = (folder: string): Promise<SharedServer> =>
  firstProvider('DATABASE_URL', 'startPostgresContainer', () =>
    startPostgres({ dataDir: join(folder, 'postgres'), durable: false }),
  );

/** NATS for specs: NATS_URL, else a container with INFRA=docker, else our own. */
export const sharedNats = (folder: string): Promise<SharedServer> =>
  firstProvider('NATS_URL', 'startNatsContainer', () => startNats({ dataDir: join(folder, 'nats') }));

/** Meilisearch for specs: MEILI_URL, else a container with INFRA=docker, else our own. */
export const sharedMeilisearch = (folder: string): Promise<SharedServer> =>
  firstProvider('MEILI_URL', 'startMeilisearchContainer', () =>
    startMeilisearch({ dataDir: join(folder, 'meilisearch') }),
  );

type StartContainer = 'startPostgresContainer' | 'startNatsContainer' | 'startMeilisearchContainer';

async function firstProvider(
  variable: string,
  startContainer: StartContainer,
  startEmbedded: () => Promise<SharedServer>,
): Promise<SharedServer> {
  const url = process.env[variable];
  if (url) return { url, stop: async () => {} };
  if (process.env['INFRA'] !== 'docker') return startEmbedded();
  // Testcontainers takes a second to load, so only those who asked for it wait.
  const containers = await import('./docker/containers.ts');
  return containers[startContainer]();
}
