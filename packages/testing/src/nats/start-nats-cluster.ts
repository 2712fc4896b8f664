import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { createTestCertificate, type TestCertificate } from '../test-certificate.ts';
import { createNatsUsers } from './nats-users.ts';
import { type NatsServer, startNats } from './start-nats.ts';

export interface NatsCluster {
  /** Specs may kill and restart each of them. */
  readonly servers: readonly NatsServer[];
  readonly urls: string[];
  /** Monitoring URLs of the servers, for KEDA and probes. */
  readonly monitors: readonly string[];
  /** Self-signed, so it is also the authority to trust. */
  readonly certificate: TestCertificate;
  /** NKey seed of each user, by its variable in `infra/nats/authorization.conf`. The operator may do everything. */
  readonly seeds: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const names = ['nats-0', 'nats-1', 'nats-2'];

/** Starts three clustered NATS servers with users and TLS, as in Kubernetes, each with a folder of its own in `dataDir`. */
export async function startNatsCluster(dataDir: string): Promise<NatsCluster> {
  const findPorts = () => Promise.all(names.map(() => findFreePort()));
  const [ports, monitorPorts] = [await findPorts(), await findPorts()];
  const certificate = await createTestCertificate(dataDir, 'nats');
  const { publicKeys, seeds } = await createNatsUsers();
  const servers = await Promise.all(
    names.map((name, index) =>
      startNats({
        dataDir: join(dataDir, name),
        logFile: join(dataDir, `${name}.log`),
        publicKeys,
        nkeySeed: seeds['NATS_NKEY_OPERATOR'] as string,
        ca: certificate.cert,
        cluster: {
          name,
          ports,
          port: ports[index] as number,
          monitorPort: monitorPorts[index] as number,
          certificate,
        },
      }),
    ),
  );
  return {
    servers,
    urls: servers.map(({ url }) => url),
    monitors: monitorPorts.map((port) => `http://127.0.0.1:${port}`),
    certificate,
    seeds,
    stop: async () => void (await Promise.all(servers.map((server) => server.stop()))),
  };
}
