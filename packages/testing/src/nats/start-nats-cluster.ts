import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type NatsServer, startNats } from './start-nats.ts';

export interface NatsCluster {
  /** Specs may kill and restart each of them. */
  readonly servers: readonly NatsServer[];
  readonly urls: string[];
  /** Monitoring URLs of the servers, for KEDA and probes. */
  readonly monitors: readonly string[];
  stop(): Promise<void>;
}

const names = ['nats-0', 'nats-1', 'nats-2'];

/** Starts three clustered NATS servers, as in Kubernetes, each with a folder of its own in `dataDir`. */
export async function startNatsCluster(dataDir: string): Promise<NatsCluster> {
  const chosen = async () => Promise.all(names.map(() => freePort()));
  const [ports, monitorPorts] = [await chosen(), await chosen()];
  const servers = await Promise.all(
    names.map((name, at) =>
      startNats({
        dataDir: join(dataDir, name),
        logFile: join(dataDir, `${name}.log`),
        cluster: { name, ports, port: ports[at] as number, monitorPort: monitorPorts[at] as number },
      }),
    ),
  );
  return {
    servers,
    urls: servers.map(({ url }) => url),
    monitors: monitorPorts.map((port) => `http://127.0.0.1:${port}`),
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}
