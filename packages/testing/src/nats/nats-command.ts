import { mkdir } from 'node:fs/promises';
import type { ServerCommand } from '../process/spawn-server.ts';
import { inRepository } from '../repository.ts';
import { findNatsServer } from './find-nats-server.ts';

export interface NatsOptions {
  /** Folder of the streams, made on the first start. */
  dataDir: string;
  port: number;
}

/** How to run NATS with JetStream, on loopback, with the configuration the platform has everywhere. */
export async function natsCommand({ dataDir, port }: NatsOptions): Promise<ServerCommand> {
  const binary = await findNatsServer();
  await mkdir(dataDir, { recursive: true });
  return {
    name: 'NATS',
    command: binary,
    args: ['--config', inRepository('infra/nats/nats-server.conf')],
    env: { NATS_HOST: '127.0.0.1', NATS_PORT: String(port), NATS_STORE_DIR: dataDir },
    stopSignal: 'SIGTERM',
  };
}
