import { join } from 'node:path';
import { defaultStorageBytes } from '@aera/event-bus';
import { busEnv, parseEnv } from '@aera/service-kit/core';
import {
  findFreePort,
  pingNats,
  buildNatsCommand,
  pingPostgres,
  buildPostgresCommand,
  buildPostgresUrl,
} from '@aera/testing';
import { serviceNames } from '@aera/contracts';
import { archiveSettings } from '../backup/point-in-time/wal-archive.ts';
import { repository } from '../repository.ts';
import { toIdentityPaths } from '../identity-keys.ts';
import { toNkeyVariables } from '../nats/authorization.ts';
import { applyStreamLimits } from '../nats/stream-limits.ts';
import { deriveRolePassword, type Secrets } from '../secrets.ts';
import {
  toDatabaseName,
  createGatewayEnv,
  createServiceEnv,
  type PlatformEnvironment,
} from '../service-env.ts';
import type { Settings } from '../settings.ts';
import { expectHttpOk } from './expect-http-ok.ts';
import { compileCacheDir, toServiceProgram } from './compile-services.ts';
import { createDatabases } from './databases.ts';
import type { ProcessPlan } from './supervise.ts';

/** The port of each process by name, except the gateway. */
export type Ports = Record<string, number>;

/** Returns a free port for each process. */
export async function choosePorts(): Promise<Ports> {
  const names = ['postgres', 'nats', 'metrics', ...serviceNames];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await findFreePort()] as const)),
  );
}

/** Returns the plan of every process, derived only from settings, secrets and ports. */
export function planPlatform(settings: Settings, secrets: Secrets, ports: Ports): ProcessPlan[] {
  const environment = createPlatformEnvironment(settings, secrets, ports);
  return [
    ...(settings.databaseUrl ? [] : [planPostgres(settings, secrets, ports)]),
    ...(settings.natsUrl ? [] : [planNats(settings, secrets, ports)]),
    ...serviceNames.map((name) => {
      const port = parsePort(ports, name);
      const url = environment.serviceUrl(name);
      return planNode(
        {
          name,
          port,
          url,
          metricsUrl: `${url}/metrics`,
          needs: ['postgres', 'nats'],
          env: { ...createServiceEnv(name, environment), SIMULATED_CLOCK_FILE: toClockFile(settings) },
          probe: '/readyz',
        },
        settings,
      );
    }),
    planNode(
      {
        name: 'gateway',
        port: settings.port,
        url: toGatewayUrl(settings),
        metricsUrl: `http://127.0.0.1:${environment.metricsPort}/metrics`,
        needs: ['nats', ...serviceNames],
        env: { ...createGatewayEnv(environment), HOST: settings.host },
        probe: '/healthz',
      },
      settings,
    ),
  ];
}

/**
 * File in which `make demo` sets the time of the services. A platform with a public URL has real visitors, so it has none: there the time
 * is always the real one.
 */
export const toClockFile = ({ dataDir, passthroughEnv }: Settings): string | undefined =>
  passthroughEnv['PUBLIC_URL'] === undefined ? join(dataDir, 'clock') : undefined;

/** Returns the URL of the gateway on this machine. */
export const toGatewayUrl = ({ host, port, passthroughEnv }: Settings): string =>
  `${passthroughEnv['TLS_PEM_FILE'] ? 'https' : 'http'}://${['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host}:${port}`;

/** Returns the input for the environment variables of the services. */
export function createPlatformEnvironment(
  settings: Settings,
  secrets: Secrets,
  ports: Ports,
): PlatformEnvironment {
  return {
    natsUrl: settings.natsUrl ?? `nats://127.0.0.1:${parsePort(ports, 'nats')}`,
    natsSeed: (service) => (settings.natsUrl ? undefined : secrets.natsSeeds[service]),
    databaseUrl: (service) => {
      const database = toDatabaseName(service);
      if (settings.databaseUrl) return withDatabase(settings.databaseUrl, database);
      const password = deriveRolePassword(secrets, database);
      return `postgres://${database}:${password}@127.0.0.1:${parsePort(ports, 'postgres')}/${database}`;
    },
    metricsPort: parsePort(ports, 'metrics'),
    serviceUrl: (service) => `http://127.0.0.1:${parsePort(ports, service)}`,
    identity: toIdentityPaths(settings.dataDir),
    ledgerKey: secrets.ledgerKey,
    masterKey: (service) => secrets.masterKeys[service],
    otherMasterKeys: (service) => secrets.previousMasterKeys?.[service] ?? [],
    steward: settings.steward,
    staticDir: settings.staticDir,
    pinsFile: settings.pinsFile,
    mailDir: join(settings.dataDir, 'mail'),
    reportsDir: join(settings.dataDir, 'reports'),
    siteUrl: settings.passthroughEnv['PUBLIC_URL'] ?? toGatewayUrl(settings),
    passthroughEnv: settings.passthroughEnv,
  };
}

/** Replaces the database in a URL and keeps its parameters, such as `sslmode`. */
function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates the databases of the services on the server of the settings. */
export const createServiceDatabases = (
  settings: Settings,
  secrets: Secrets,
  superuserUrl: string,
): Promise<void> =>
  createDatabases(
    superuserUrl,
    serviceNames.map(toDatabaseName).map((database) => ({
      database,
      password: settings.databaseUrl ? undefined : deriveRolePassword(secrets, database),
    })),
  );

/** URL of the superuser of the embedded server. */
export const toSuperuserUrl = ({ databasePassword }: Secrets, ports: Ports): string =>
  buildPostgresUrl({ port: parsePort(ports, 'postgres'), password: databasePassword });

function planPostgres(settings: Settings, secrets: Secrets, ports: Ports): ProcessPlan {
  const { dataDir, logDir, walArchive } = settings;
  const port = parsePort(ports, 'postgres');
  const password = secrets.databasePassword;
  const url = toSuperuserUrl(secrets, ports);
  return {
    name: 'postgres',
    needs: [],
    port,
    // `run.json` gets the URL without the password, which is in secrets.json and readable only by its owner.
    url: `postgres://127.0.0.1:${port}`,
    logFile: join(logDir, 'postgres.log'),
    prepare: () =>
      buildPostgresCommand({
        dataDir: join(dataDir, 'postgres'),
        port,
        password,
        settings: walArchive ? archiveSettings : {},
      }),
    ready: () => pingPostgres(url),
    recoversData: true,
    afterFirstStart: () => createServiceDatabases(settings, secrets, url),
  };
}

function planNats(
  { dataDir, logDir, passthroughEnv }: Settings,
  { natsSeeds }: Secrets,
  ports: Ports,
): ProcessPlan {
  const { NATS_STORAGE_BYTES: storageBytes = defaultStorageBytes } = parseEnv(
    busEnv.pick({ NATS_STORAGE_BYTES: true }),
    passthroughEnv,
  );
  const port = parsePort(ports, 'nats');
  const url = `nats://127.0.0.1:${port}`;
  return {
    name: 'nats',
    needs: [],
    port,
    url,
    logFile: join(logDir, 'nats.log'),
    prepare: () =>
      buildNatsCommand({
        dataDir: join(dataDir, 'nats'),
        port,
        publicKeys: toNkeyVariables(natsSeeds),
        storageBytes,
      }),
    ready: () => pingNats(url, { nkeySeed: natsSeeds.operator }),
    recoversData: true,
    afterFirstStart: () =>
      applyStreamLimits({ natsUrl: url, operatorSeed: natsSeeds.operator, storageBytes }),
  };
}

interface NodeProcess {
  name: string;
  port: number;
  url: string;
  metricsUrl: string;
  needs: string[];
  env: Record<string, string | undefined>;
  /** Path that answers 200 once it is ready. */
  probe: string;
}

function planNode(
  { name, port, url, metricsUrl, needs, env, probe }: NodeProcess,
  { logDir }: Settings,
): ProcessPlan {
  return {
    name,
    needs,
    port,
    url,
    metricsUrl,
    logFile: join(logDir, `${name}.log`),
    ready: () => expectHttpOk(`${url}${probe}`),
    prepare: async () => ({
      name,
      command: process.execPath,
      args: [`--max-semi-space-size=${getSemiSpaceMb(name)}`, toServiceProgram(name)],
      cwd: join(repository, 'services', name),
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        NODE_COMPILE_CACHE: compileCacheDir,
        ...env,
      },
      stopSignal: 'SIGTERM',
    }),
  };
}

/**
 * Megabytes of V8's semi-space. The default of 16 costs each process 20 MB permanently. The gateway and visitor-analytics process every
 * hit; with 4 MB they would collect garbage noticeably more often.
 */
const getSemiSpaceMb = (name: string): number => (['gateway', 'visitor-analytics'].includes(name) ? 8 : 4);

function parsePort(ports: Ports, name: string): number {
  const port = ports[name];
  if (port === undefined) throw new Error(`No port was chosen for ${name}.`);
  return port;
}
