import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@aera/contracts';
import { connectBus, contextStream, type Bus } from '@aera/event-bus';
import {
  createDatabase,
  createEventStore,
  createProjectionRunner,
  createRelay,
  type DomainEvent,
  type EventStore,
  type ProjectionRunner,
  type Relay,
} from '@aera/event-store';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { migrate, openDatabase, type Orm } from '../database/open-database.ts';
import { buildApp } from '../http/build-app.ts';
import { createIdentityVerifier } from '../identity/identity-token.ts';
import { createLog, type Log } from '../observe/log.ts';
import { createMetrics } from '../observe/metrics.ts';
import { startTracing } from '../observe/tracing.ts';
import type { Kit, ServiceDefinition, ServiceParts } from './define-service.ts';
import { type BaseEnv, baseEnv, parseEnv } from './env.ts';
import { publishBatch } from './publish-batch.ts';
import { readinessOf } from './readiness.ts';

export interface RunningService<E extends DomainEvent = DomainEvent> {
  readonly name: ServiceName;
  readonly app: FastifyInstance;
  readonly kit: Kit;
  readonly parts: ServiceParts<E>;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
  /** Where it listens, e.g. `http://127.0.0.1:4711`. */
  readonly url: string;
  /** Stops taking requests, finishes those in flight, then consumers, relay, projections, bus and database. */
  stop(): Promise<void>;
}

/** Starts a service from its definition and an environment. Nothing here reads `process`. */
export async function bootService<Env extends z.ZodType, E extends DomainEvent>(
  definition: ServiceDefinition<Env, E>,
  env: Record<string, string | undefined>,
): Promise<RunningService<E>> {
  const base = parseEnv(baseEnv, env);
  const config = { ...base, ...(definition.env ? (parseEnv(definition.env, env) as object) : {}) };
  const log = createLog(definition.name, base.LOG_LEVEL);
  // Closed in reverse order of opening, also when a later step of the start fails.
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.warn({ err: error }, 'could not close cleanly'));
  };
  try {
    return await assemble(definition, config as BaseEnv & z.output<Env>, log, closers, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble<Env extends z.ZodType, E extends DomainEvent>(
  definition: ServiceDefinition<Env, E>,
  config: BaseEnv & z.output<Env>,
  log: Log,
  closers: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<RunningService<E>> {
  const { name, migrations, entities = [] } = definition;
  closers.push(await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT));
  const metrics = createMetrics(name);
  const orm = await openDatabase({ url: config.DATABASE_URL, entities, migrations, log });
  closers.push(() => orm.close());
  await migrate(orm, log);
  const bus = await connectBus({ servers: config.NATS_URL, name, log });
  closers.push(() => bus.close());

  const kit = createKit(config, { log, metrics, orm, bus });
  const parts = await definition.build(kit);
  const contexts = new Set([name, ...(parts.consumers ?? []).map(({ from }) => from)]);
  await bus.ensureStreams([
    ...[...contexts].map((context) => contextStream(context)),
    ...(parts.streams ?? []),
  ]);

  const { projections, relay } = followLog(definition, parts, kit, closers);
  await parts.start?.();
  if (parts.stop) closers.push(parts.stop);
  for (const { from, durable = name, on } of parts.consumers ?? []) {
    const consumer = bus.consume({ stream: from, durable, on });
    closers.push(() => consumer.stop());
  }

  const app = await buildApp({
    name,
    version: config.SERVICE_VERSION,
    log,
    metrics,
    verifyIdentity: await createIdentityVerifier(config.IDENTITY_PUBLIC_KEY),
    ready: { ...readinessOf({ orm, bus, projections, relay }), ...parts.ready },
    problems: parts.problems ?? {},
    routes: parts.routes,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  closers.push(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'listening');
  return { name, app, kit, parts, projections, relay, url: `http://${config.HOST}:${port}`, stop };
}

interface KitParts {
  readonly log: Log;
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly orm: Orm;
  readonly bus: Bus;
}

const createKit = <Extra>(config: BaseEnv & Extra, { log, metrics, orm, bus }: KitParts): Kit<Extra> => ({
  config,
  log,
  metrics,
  orm,
  bus,
  sql: createDatabase(orm.em).sql,
  clock: () => new Date(),
  newId: () => randomUUID(),
  createStore: (options) => createEventStore({ orm, log, sealingKey: config.SEALING_KEY, ...options }),
});

/** Starts what follows the service's own log: its projections, and the relay to the bus. */
function followLog<E extends DomainEvent>(
  { name }: Pick<ServiceDefinition, 'name'>,
  { store, projections: wanted, publish }: ServiceParts<E>,
  { log, bus, metrics }: Kit,
  closers: (() => Promise<void>)[],
): { projections?: ProjectionRunner; relay?: Relay } {
  if (!store) return {};
  const projections = createProjectionRunner({ store, projections: wanted ?? [], log });
  projections.start();
  metrics.gauge('projection_lag_events', 'Events a projection has yet to apply', () =>
    Object.fromEntries(projections.status().map((status) => [status.name, status.lag])),
  );
  const relay = publish && startRelay(name, store, bus, publish, log);
  closers.push(
    () => store.close(),
    () => projections.stop(),
    async () => relay?.stop(),
  );
  return { projections, relay };
}

function startRelay<E extends DomainEvent>(
  name: ServiceDefinition['name'],
  store: EventStore<E>,
  bus: Bus,
  publish: NonNullable<ServiceParts<E>['publish']>,
  log: Log,
): Relay {
  const relay = createRelay({ store, name, publish: publishBatch(name, bus, publish), log });
  relay.start();
  return relay;
}
