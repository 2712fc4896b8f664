import { mkdir } from 'node:fs/promises';
import type { ServerCommand } from '../process/spawn-server.ts';
import { inRepository } from '../repository.ts';
import { findNatsServer } from './find-nats-server.ts';

export interface NatsOptions {
  /** Folder of the streams, made on the first start. */
  dataDir: string;
  port: number;
  /** What makes it one of several servers; alone when left out. */
  cluster?: NatsClusterMember | undefined;
}

/** The variables of `infra/nats/cluster.conf`. */
export interface NatsClusterMember {
  name: string;
  /** On which the servers talk to each other. */
  port: number;
  /** Such ports of all of them. */
  ports: readonly number[];
  monitorPort: number;
}

/** How to run NATS with JetStream, on loopback, with the configuration the platform has everywhere. */
export async function natsCommand({ dataDir, port, cluster }: NatsOptions): Promise<ServerCommand> {
  const binary = await findNatsServer();
  await mkdir(dataDir, { recursive: true });
  return {
    name: 'NATS',
    command: binary,
    args: ['--config', inRepository(`infra/nats/${cluster ? 'cluster' : 'nats-server'}.conf`)],
    env: {
      NATS_HOST: '127.0.0.1',
      NATS_PORT: String(port),
      NATS_STORE_DIR: dataDir,
      ...(cluster && {
        NATS_NAME: cluster.name,
        NATS_CLUSTER_PORT: String(cluster.port),
        NATS_ROUTES: `[${cluster.ports.map((one) => `nats://127.0.0.1:${one}`).join(', ')}]`,
        NATS_MONITOR_PORT: String(cluster.monitorPort),
      }),
    },
    stopSignal: 'SIGTERM',
  };
}
