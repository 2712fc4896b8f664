import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { identityHeader } from '@aera/contracts/server';
import type { SignIdentity } from '@aera/service-kit';
import { asSteward, asVisitor } from '@aera/service-kit/testing';
import { eventually, findFreePort } from '@aera/testing';
import type { Role } from '../role.ts';

/** A process of the service that is restarted when it dies, as by a supervisor. */
export interface Instance {
  readonly url: string;
  kill(): void;
  stop(): Promise<void>;
}

export interface ServiceInstances {
  /** Starts another process without waiting for it. */
  start(role: Role): Promise<Instance>;
  waitUntilReady(instance: Instance): Promise<unknown>;
  /** Runs a task in a process of its own. Returns its output. @param killAt Kills the process when its output contains this. */
  runTask(name: string, killAt?: string): Promise<string>;
  /** Sends a hit to an ingest; null without a response. */
  sendHit(ingest: Instance, path: string, body: object): Promise<Response | null>;
  /** Calls a query route as a steward. */
  query(instance: Instance, path: string, search: Record<string, string>): Promise<unknown>;
  stop(): Promise<void>;
}

interface InstanceEnvironment {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  /** Other environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** Stores hits and visits there instead of in PostgreSQL. */
  readonly clickHouseUrl?: string | undefined;
  readonly jwks: string;
  readonly sign: SignIdentity;
}

/** Runs processes of the service on one database and one bus. */
export function createServiceInstances({
  databaseUrl,
  natsUrl,
  env = {},
  clickHouseUrl,
  jwks,
  sign,
}: InstanceEnvironment): ServiceInstances {
  const instances: Instance[] = [];
  const main = join(import.meta.dirname, '../main.ts');
  const createEnv = (role: Role, port: number) => ({
    ...process.env,
    ROLE: role,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    CLICKHOUSE_URL: clickHouseUrl ?? '',
    IDENTITY_JWKS: jwks,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'fatal',
    ...env,
  });

  return {
    async runTask(name, killAt) {
      const child = spawn(process.execPath, [main, name], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: createEnv('projector', 0),
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += String(chunk);
          if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
        });
      await once(child, 'close');
      return output;
    },
    async start(role) {
      const port = await findFreePort();
      let child: ChildProcess | undefined;
      let isWanted = true;
      const spawnChild = () => {
        child = spawn(process.execPath, [main], {
          stdio: ['ignore', 'ignore', 'inherit'],
          env: createEnv(role, port),
        });
        child.once('exit', () => isWanted && spawnChild());
      };
      spawnChild();
      const instance: Instance = {
        url: `http://127.0.0.1:${port}`,
        kill: () => void child?.kill('SIGKILL'),
        async stop() {
          isWanted = false;
          if (!child || child.exitCode !== null || child.signalCode !== null) return;
          const exited = once(child, 'exit');
          child.kill('SIGKILL');
          await exited;
        },
      };
      instances.push(instance);
      return instance;
    },
    waitUntilReady: ({ url }) =>
      eventually(async () => (await fetch(`${url}/readyz`)).ok, { timeout: 120_000, interval: 200 }),
    sendHit: async ({ url }, path, body) =>
      fetch(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          'user-agent': 'Mozilla/5.0 Firefox/140.0',
          [identityHeader]: await sign(asVisitor(), ['visitor-analytics']),
        },
        body: JSON.stringify(body),
      }).catch(() => null),
    async query({ url }, path, search) {
      const response = await fetch(`${url}${path}?${new URLSearchParams(search)}`, {
        headers: { [identityHeader]: await sign(asSteward(), ['visitor-analytics']) },
      });
      return response.json();
    },
    stop: async () => void (await Promise.all(instances.map((instance) => instance.stop()))),
  };
}
