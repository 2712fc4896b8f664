import { createHash } from 'node:crypto';
import {
  type Identity,
  identityHeader,
  type Message,
  type RequestParts,
  type ResponseOf,
  type Route,
  routeRegistry,
  type ServiceName,
  toRequest,
} from '@aera/contracts/server';
import { type NatsServer, type TestDatabase, createTestDatabase, startTestNats } from '@aera/testing';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import type { z } from 'zod';
import { migrateDatabase, type SqlMigration } from '../database/open-database.ts';
import { generateIdentityKeys } from '../identity/identity-keys.ts';
import { createIdentitySigner, type SignIdentity } from '../identity/identity-token.ts';
import { bootService, type RunningService } from '../service/boot-service.ts';
import type { ServiceDefinition } from '../service/define-service.ts';

interface CallOptions<R extends Route> extends RequestParts<R> {
  /** Unauthenticated when omitted: no identity token is sent. */
  as?: Identity;
  headers?: Record<string, string>;
}

export interface TestResponse<R extends Route> {
  status: number;
  headers: Response['headers'];
  /** The parsed body; a problem document for an error status. */
  body: (ResponseOf<R> extends undefined ? unknown : ResponseOf<R>) & {
    detail?: string;
    code?: string;
    errors?: { field: string; message: string }[];
  };
}

export interface TestService extends RunningService {
  /** Calls a route as the gateway would. */
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<TestResponse<R>>;
  inject(options: InjectOptions & { as?: Identity }): Promise<Response>;
  /** Header fields of a caller, for requests over a real connection. */
  identify(as: Identity): Promise<Record<string, string>>;
  /** Waits until projections and relay have caught up with the log as it is now. */
  waitUntilCaughtUp(): Promise<void>;
  /** Publishes a message of another context. */
  publish(message: Message): Promise<void>;
  /** All messages of a type that this service has published so far. */
  messages(type: string): Promise<Message[]>;
  /** Starts another instance on the same database and bus; the caller stops it. */
  startInstance(): Promise<RunningService>;
  /** Restarts it on the same database and bus. */
  restart(): Promise<TestService>;
}

interface TestServiceOptions {
  env?: Record<string, string>;
  /** A server that other services use, too; the caller stops it. */
  nats?: Pick<NatsServer, 'url'>;
}

/** Runs a service in the test's process, on a database of its own and, unless one is given, a NATS server of its own. */
export async function startTestService<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  { env = {}, nats: shared }: TestServiceOptions = {},
): Promise<TestService> {
  const [database, nats, keys] = await Promise.all([
    createMigratedDatabase(definition.migrations),
    shared ? { ...shared, stop: async () => {} } : startTestNats(),
    generateIdentityKeys(),
  ]);
  const sign = await createIdentitySigner(keys.privateKey);
  const masterKey = Buffer.alloc(32, 7).toString('base64');
  const boot = () =>
    bootService(definition, {
      DATABASE_URL: database.url,
      NATS_URL: nats.url,
      IDENTITY_JWKS: keys.jwks,
      MASTER_KEY: masterKey,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
      ...env,
    });
  const release = async () => {
    await nats.stop();
    await database.drop();
  };
  try {
    return wrap(await boot(), boot, sign, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Services with the same migrations get copies of one database: a copy takes half of the processor time of a migration. */
function createMigratedDatabase(migrations: readonly SqlMigration[]): Promise<TestDatabase> {
  const steps = JSON.stringify(migrations.map(({ name, statements }) => [name, statements]));
  const name = createHash('sha256').update(steps).digest('hex').slice(0, 16);
  return createTestDatabase({ name, migrate: (url) => migrateDatabase(url, migrations) });
}

function wrap(
  running: RunningService,
  boot: () => Promise<RunningService>,
  sign: SignIdentity,
  release: () => Promise<void>,
): TestService {
  const identify = async (as: Identity, audience: readonly ServiceName[] = [running.name]) => ({
    [identityHeader]: await sign(as, audience),
  });
  return {
    ...running,
    identify,
    inject: async ({ as, ...options }) =>
      running.app.inject({ ...options, headers: { ...options.headers, ...(as && (await identify(as))) } }),
    async call(route, { as, headers, ...parts } = {}) {
      const { path, body, ...request } = toRequest(route, parts);
      const response = await running.app.inject({
        ...request,
        url: path,
        payload: body,
        headers: {
          ...request.headers,
          ...headers,
          ...(as && (await identify(as, routeRegistry.get(route).audience))),
        },
      });
      const isJson = /json/.test(String(response.headers['content-type'])) && response.body !== '';
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (isJson ? response.json() : undefined) as TestResponse<typeof route>['body'],
      };
    },
    async waitUntilCaughtUp() {
      await running.projections?.waitUntilCaughtUp();
      await running.relay?.waitUntilCaughtUp();
    },
    publish: (message) => running.kit.bus.publish(message),
    async messages(type) {
      await running.relay?.waitUntilCaughtUp();
      return readPublished(running, type);
    },
    startInstance: boot,
    async restart() {
      await running.stop();
      return wrap(await boot(), boot, sign, release);
    },
    async stop() {
      await running.stop();
      await release();
    },
  };
}

/** Reads the service's own stream up to a marker that is published last. */
async function readPublished(running: RunningService, type: string): Promise<Message[]> {
  const { bus, newId, clock } = running.kit;
  const marker: Message = {
    specversion: '1.0',
    id: newId(),
    source: `/services/${running.name}`,
    type: `${running.name}.test.marker.v1`,
    subject: 'marker',
    time: clock().toISOString(),
    datacontenttype: 'application/json',
    data: {},
  };
  const found: Message[] = [];
  const seen = Promise.withResolvers<void>();
  const subscription = bus.subscribeLive({ stream: running.name, from: { seq: 1 } }, (message) => {
    if (message.id === marker.id) seen.resolve();
    else if (message.type === type) found.push(message);
  });
  await bus.publish(marker);
  await seen.promise;
  await subscription.stop();
  return found;
}
