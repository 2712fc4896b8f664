import { hkdfSync, randomUUID } from 'node:crypto';
import { messageTypes } from '@aera/contracts/server';
import { connectBus } from '@aera/event-bus';
import { type EventStore, type StoredEvent, createDatabase, createEventStore } from '@aera/event-store';
import type { z } from 'zod';
import { migrateDatabase, openDatabase } from '../database/open-database.ts';
import { createLog } from '../observability/log.ts';
import { createMetrics } from '../observability/metrics.ts';
import { startTracing } from '../observability/tracing.ts';
import { createWorkers } from '../workers/create-workers.ts';
import { openClock } from './clock.ts';
import type {
  MessageDraft,
  ServiceComponents,
  ServiceContext,
  ServiceDefinition,
  ServiceModule,
  ServiceStream,
} from './define-service.ts';
import { type BaseEnv, baseEnv, toBusOptions, parseEnv } from './env.ts';

export interface PreparedService {
  readonly kit: ServiceContext;
  readonly components: ServiceComponents;
  readonly servesAllRoutes: boolean;
  /** Null for a service without an event store. */
  readonly store: EventStore | null;
  /** Null if no event is published. */
  readonly toDraft: ((event: StoredEvent) => MessageDraft | null) | null;
  /** Registers a closer; closers run in reverse order. */
  onClose(closer: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Reads the environment, opens database and bus, migrates, and builds the modules, without starting anything. */
export async function prepareService<Env extends z.ZodType>(
  {
    name,
    env: ownEnv,
    migrations,
    streams = [],
    modules,
    servesAllRoutes = () => true,
  }: ServiceDefinition<Env>,
  env: Record<string, string | undefined>,
): Promise<PreparedService> {
  const base = parseEnv(baseEnv, env);
  const config = { ...base, ...(ownEnv ? (parseEnv(ownEnv, env) as object) : {}) } as BaseEnv & z.output<Env>;
  const clock = openClock(base);
  const log = createLog(name, base.LOG_LEVEL);
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed())
      await closer().catch((error: unknown) => log.warn({ err: error }, 'could not close cleanly'));
  };
  try {
    closers.push(await startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT));
    await migrateDatabase(config.DATABASE_URL, migrations, log);
    const orm = await openDatabase({ url: config.DATABASE_URL, migrations, log });
    closers.push(() => orm.close());
    const bus = await connectBus({ ...toBusOptions(base), name, log, messageTypes });
    closers.push(() => bus.close());
    const metrics = createMetrics(name);
    const store = createEventStore({
      orm,
      log,
      clock,
      masterKey: config.MASTER_KEY,
      otherMasterKeys: config.OTHER_MASTER_KEYS,
      streams,
    });
    const secret = streams.length > 0 ? await store.readSecret() : null;
    const kit: ServiceContext<z.output<Env>> = {
      config,
      log,
      metrics,
      workers: createWorkers({ log, clock, metrics }),
      orm,
      sql: createDatabase(orm.em).sql,
      bus,
      clock,
      newId: () => randomUUID(),
      deriveKey(purpose) {
        if (!secret) throw new Error(`${name} has no event store, and so no secret.`);
        return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
      },
      store,
    };
    return {
      kit,
      components: mergeModules(await modules(kit)),
      servesAllRoutes: servesAllRoutes(config),
      store: streams.length > 0 ? store : null,
      toDraft: createToDraft(streams),
      onClose: (closer) => void closers.push(closer),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the drafts of events as their streams define them; null if no event is published. */
function createToDraft(streams: readonly ServiceStream[]) {
  if (streams.every(({ toDraft }) => !toDraft)) return null;
  const byCategory = new Map(streams.map((stream) => [stream.category, stream]));
  return (event: StoredEvent): MessageDraft | null => byCategory.get(event.stream)?.toDraft?.(event) ?? null;
}

/** Merges the modules of a service. They start in the order of the list and stop in reverse order. */
export function mergeModules(modules: readonly ServiceModule[]): ServiceComponents {
  return {
    routes: modules.flatMap(({ routes }) => routes ?? []),
    projections: modules.flatMap(({ projections }) => projections ?? []),
    consumers: modules.flatMap(({ consumers }) => consumers ?? []),
    rebuilds: modules.flatMap(({ rebuilds }) => rebuilds ?? []),
    tasks: Object.assign({}, ...modules.map(({ tasks }) => tasks)) as ServiceComponents['tasks'],
    relays: modules.flatMap(({ relays }) => relays ?? []),
    locks: Object.assign({}, ...modules.map(({ locks }) => locks)) as ServiceComponents['locks'],
    streams: modules.flatMap(({ streams }) => streams ?? []),
    ready: Object.assign({}, ...modules.map(({ ready }) => ready)) as ServiceComponents['ready'],
    eraseAgain: async (subjects) => {
      for (const { eraseAgain } of modules) await eraseAgain?.(subjects);
    },
    start: async () => {
      for (const { start } of modules) await start?.();
    },
    stop: async () => {
      for (const { stop } of modules.toReversed()) await stop?.();
    },
  };
}
