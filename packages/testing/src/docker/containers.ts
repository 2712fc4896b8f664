import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { toRepositoryPath } from '../repository.ts';
import { scaleTimeout } from '../test-slowdown.ts';

/** A server in a container. */
export interface ContainerServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Official images in the versions of `docker-compose.yml`. */
export const images = {
  postgres: 'postgres:18-alpine',
  nats: 'nats:2.12-alpine',
  meilisearch: 'getmeili/meilisearch:v1.21',
} as const;

/** PostgreSQL with fsync off, for specs. */
export function startPostgresContainer(): Promise<ContainerServer> {
  const container = new GenericContainer(images.postgres)
    .withEnvironment({ POSTGRES_PASSWORD: 'postgres' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withExposedPorts(5432)
    // The image starts a temporary server first, so the message appears twice.
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2));
  return start(container, (address) => `postgres://postgres:postgres@${address(5432)}/postgres`);
}

/** NATS with the platform's configuration. */
export function startNatsContainer(): Promise<ContainerServer> {
  const container = new GenericContainer(images.nats)
    .withEnvironment({
      NATS_HOST: '0.0.0.0',
      NATS_PORT: '4222',
      NATS_STORE_DIR: '/data',
      NATS_STORAGE_BYTES: String(2 ** 50),
    })
    .withCopyFilesToContainer([
      { source: toRepositoryPath('infra/nats/nats-server.conf'), target: '/etc/aera-nats.conf' },
    ])
    .withCommand(['--config', '/etc/aera-nats.conf'])
    .withExposedPorts(4222)
    .withWaitStrategy(Wait.forLogMessage(/Server is ready/));
  return start(container, (address) => `nats://${address(4222)}`);
}

/** Meilisearch without a key. */
export function startMeilisearchContainer(): Promise<ContainerServer> {
  const container = new GenericContainer(images.meilisearch)
    .withEnvironment({ MEILI_NO_ANALYTICS: 'true', MEILI_ENV: 'development' })
    .withExposedPorts(7700)
    .withWaitStrategy(Wait.forHttp('/health', 7700));
  return start(container, (address) => `http://${address(7700)}`);
}

async function start(
  container: GenericContainer,
  url: (address: (port: number) => string) => string,
): Promise<ContainerServer> {
  const started = await container
    .withStartupTimeout(scaleTimeout(60_000))
    .start()
    .catch((cause: unknown) => {
      throw new Error('Docker cannot start the container. Check with `docker info`, or leave INFRA unset.', {
        cause,
      });
    });
  return { url: url(toAddress(started)), stop: async () => void (await started.stop()) };
}

const toAddress = (container: StartedTestContainer) => (port: number) =>
  `${container.getHost()}:${container.getMappedPort(port)}`;
