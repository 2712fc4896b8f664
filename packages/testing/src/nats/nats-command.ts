import { mkdir } from 'node:fs/promises';
import type { ServerCommand } from '../process/spawn-server.ts';
import { toRepositoryPath } from '../repository.ts';
import type { TestCertificate } from '../test-certificate.ts';
import { findNatsServer } from './find-nats-server.ts';

export interface NatsOptions {
  /** Folder of the streams, created on the first start. */
  dataDir: string;
  port: number;
  /** Public nkeys of the users by variable of `infra/nats/authorization.conf`. Default: no authentication. */
  publicKeys?: Readonly<Record<string, string>> | undefined;
  /** PEM file with certificate and private key: accepts TLS only. Needs `publicKeys`. */
  tlsPemFile?: string | undefined;
  /** Settings of a cluster member, which needs `publicKeys`; a single server if omitted. */
  cluster?: NatsClusterMember | undefined;
  /** Storage for all streams. Default: unlimited. */
  storageBytes?: number;
}

/** Variables of `infra/nats/secured-cluster.conf`. */
export interface NatsClusterMember {
  name: string;
  /** Port for connections between the servers. */
  port: number;
  /** These ports of all servers. */
  ports: readonly number[];
  monitorPort: number;
  certificate: TestCertificate;
}

/** Streams reserve their shares of the storage in advance, and specs create more streams than a platform has. */
const unlimitedBytes = 2 ** 50;

/** Returns the command that runs NATS with JetStream on loopback, with the platform's configuration. */
export async function buildNatsCommand({
  dataDir,
  port,
  publicKeys,
  tlsPemFile,
  cluster,
  storageBytes = unlimitedBytes,
}: NatsOptions): Promise<ServerCommand> {
  const binary = await findNatsServer();
  await mkdir(dataDir, { recursive: true });
  const configName = cluster
    ? 'secured-cluster'
    : tlsPemFile
      ? 'secured-tls'
      : publicKeys
        ? 'secured'
        : 'nats-server';
  return {
    name: 'NATS',
    command: binary,
    args: ['--config', toRepositoryPath(`infra/nats/${configName}.conf`)],
    env: {
      NATS_HOST: '127.0.0.1',
      NATS_PORT: String(port),
      NATS_STORE_DIR: dataDir,
      NATS_STORAGE_BYTES: String(storageBytes),
      ...publicKeys,
      ...(tlsPemFile && { NATS_TLS_PEM_FILE: tlsPemFile }),
      ...(cluster && {
        NATS_NAME: cluster.name,
        NATS_CLUSTER_PORT: String(cluster.port),
        NATS_ROUTES: `[${cluster.ports.map((one) => `nats://127.0.0.1:${one}`).join(', ')}]`,
        NATS_MONITOR_PORT: String(cluster.monitorPort),
        NATS_TLS_CERT_FILE: cluster.certificate.certFile,
        NATS_TLS_KEY_FILE: cluster.certificate.pemFile,
        NATS_TLS_CA_FILE: cluster.certificate.certFile,
      }),
    },
    stopSignal: 'SIGTERM',
  };
}
