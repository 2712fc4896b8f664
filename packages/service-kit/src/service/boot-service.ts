import type { AddressInfo } from 'node:net';
import type { Server as HttpsServer } from 'node:https';
import { type ContextName, routeRegistry, type ServiceName } from '@aera/contracts/server';
import { auditStream, type ConsumerHandlers, findStreamSpec } from '@aera/event-bus';
import {
  createProjectionRunner,
  createRelay,
  type EventStore,
  type ProjectionRunner,
  type Relay,
} from '@aera/event-store';
import { SpanKind } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { buildApp } from '../http/build-app.ts';
import { openCertificate } from '../http/certificate.ts';
import { createGracefulClose } from '../http/graceful-close.ts';
import { isTransientError } from '../http/to-problem.ts';
import { assertRoutesServed } from '../http/serve.ts';
import { parseIdentityJwks } from '../identity/identity-keys.ts';
import { createIdentityVerifier } from '../identity/identity-token.ts';
import { openKeySource } from '../identity/key-source.ts';
import { runInSpan } from '../observability/tracing.ts';
import { operationsModule } from '../operations/operations-module.ts';
import type { ServiceContext, ServiceDefinition, ServiceComponents } from './define-service.ts';
import { type PreparedService, prepareService } from './prepare-service.ts';
import { createBatchPublisher } from './publish-batch.ts';
import { createReadinessChecks } from './readiness.ts';

export interface RunningService {
  readonly name: ServiceName;
  readonly app: FastifyInstance;
  readonly kit: ServiceContext;
  readonly components: ServiceComponents;
  readonly projections?: ProjectionRunner;
  readonly relay?: Relay;
  /** For example `http://127.0.0.1:4711`. */
  readonly url: string;
  /** Rejects new requests, finishes those in flight, then stops consumers, relay, projections, bus and database. */
  stop(): Promise<void>;
}

/** Starts a service from its definition and an environment, without reading `process`. */
export async function bootService<Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
  env: Record<string, string | undefined>,
): Promise<RunningService> {
  const prepared = await prepareService(definition, env);
  try {
    return await start(definition, prepared);
  } catch (error) {
    await prepared.close();
    throw error;
  }
}

async function start(
  {
    name,
    declaredRoutes,
    publishDelayMs,
  }: Pick<ServiceDefinition, 'name' | 'declaredRoutes' | 'publishDelayMs'>,
  prepared: PreparedService,
): Promise<RunningService> {
  const { kit, components, store, onClose, close } = prepared;
  const { bus, config, log, metrics, orm } = kit;
  const contexts = new Set<ContextName>([name, ...components.consumers.map(({ from }) => from)]);
  await bus.ensureStreams([auditStream, ...[...contexts].map(findStreamSpec), ...components.streams]);

  const { projections, relay } = startLogReaders(name, prepared, publishDelayMs);
  onClose(() => components.stop());
  await components.start();
  if (store && config.OTHER_MASTER_KEYS.length > 0) startRewrap(store, prepared);
  for (const { from, durable = name, subjects, on } of components.consumers) {
    const consumerOptions = {
      stream: from,
      durable,
      subjects,
      on: traceHandlers(on),
      isTransient: isTransientError,
    };
    const consumer = bus.consume(consumerOptions);
    onClose(() => consumer.stop());
  }

  const checks = { ...createReadinessChecks({ orm, bus, projections, relay }), ...components.ready };
  const operations = operationsModule({
    name,
    kit,
    parts: components,
    store,
    checks,
    projections,
    relay,
    onClose,
  });

  const jwks = await openKeySource(config.IDENTITY_JWKS, parseIdentityJwks, log);
  onClose(async () => jwks.close());
  const audit = createAuditTrail(bus, name);
  onClose(() => audit.drain());
  const certificate = config.TLS_PEM_FILE ? await openCertificate(config.TLS_PEM_FILE, log) : undefined;
  onClose(async () => certificate?.close());
  const app = await buildApp({
    name,
    log,
    metrics,
    verifyIdentity: createIdentityVerifier(jwks, name),
    stepUpPolicy: { windowMs: config.STEP_UP_MAX_AGE_SECONDS * 1000, now: () => kit.clock().getTime() },
    audit,
    ready: checks,
    routes: [...components.routes, ...operations],
    certificate: certificate?.current(),
  });
  if (prepared.servesAllRoutes)
    assertRoutesServed(app, declaredRoutes ?? Object.values(routeRegistry.byService[name]));
  certificate?.onReplaced((replaced) => (app.server as HttpsServer).setSecureContext(replaced));
  onClose(createGracefulClose(app));
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  log.info({ port }, 'listening');
  return {
    name,
    app,
    kit,
    components,
    projections,
    relay,
    url: `${certificate ? 'https' : 'http'}://${config.HOST}:${port}`,
    stop: close,
  };
}

/** Also rewraps what processes with the previous master key write until they are restarted. */
const rewrapIntervalMs = 60_000;

/** Wraps the keys of other master keys with the current one. */
function startRewrap(store: EventStore, { kit: { workers, log }, onClose }: PreparedService): void {
  const task = workers.schedule(
    'Wrap keys with the current master key',
    async () => {
      const count = await store.rewrapSubjectKeys();
      if (count > 0) log.info({ count }, 'keys were wrapped with the current master key');
    },
    { intervalMs: rewrapIntervalMs },
  );
  onClose(() => task.stop());
  task.start();
}

/** Polling interval of the readers of the log, in addition to NOTIFY. */
const pollMs = 5000;

/** Starts the projections, and the relay to the bus. */
function startLogReaders(
  name: ServiceName,
  { kit: { log, bus, metrics }, components, store, toDraft, onClose }: PreparedService,
  batchDelayMs: number | undefined,
): { projections?: ProjectionRunner; relay?: Relay } {
  if (!store) return {};
  onClose(() => store.close());
  const projections = createProjectionRunner({ store, projections: components.projections, log, pollMs });
  projections.start();
  onClose(() => projections.stop());
  metrics.gauge('projection_lag_events', 'Events a projection has yet to apply', () =>
    Object.fromEntries(projections.status().map((status) => [status.name, status.lag])),
  );
  if (!toDraft) return { projections };
  const relay = createRelay({
    store,
    name,
    publish: createBatchPublisher(name, bus, toDraft),
    log,
    pollMs,
    batchDelayMs,
  });
  relay.start();
  onClose(() => relay.stop());
  return { projections, relay };
}

/** Wraps each handler in a span that continues the trace of its message. */
export const traceHandlers = (handlers: ConsumerHandlers): ConsumerHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([type, handle]) => [
      type,
      (message, context) =>
        runInSpan(
          `handle ${type}`,
          {
            kind: SpanKind.CONSUMER,
            traceparent: message.traceparent,
            attributes: { 'messaging.system': 'nats', 'messaging.message.id': message.id },
          },
          async () => handle(message, context),
        ),
    ]),
  );
