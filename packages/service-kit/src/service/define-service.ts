import type { ContextName, MessageKind, RegisteredRoute, ServiceName } from '@aera/contracts/server';
import type { Bus, ConsumerHandlers, StreamSpec } from '@aera/event-bus';
import type {
  DomainEvent,
  EventStore,
  LockNames,
  Projection,
  Relay,
  Sql,
  StreamDefinition,
} from '@aera/event-store';
import type { EntitySchema } from '@mikro-orm/postgresql';
import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import type { ErasedSubjects } from '../data-subject/erased-subjects.ts';
import type { Orm, SqlMigration } from '../database/open-database.ts';
import type { ReadinessChecks } from '../http/health-plugin.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Workers } from '../workers/create-workers.ts';
import type { BaseEnv } from './env.ts';

/** Dependencies of the modules of a service. */
export interface ServiceContext<Extra = unknown> {
  readonly config: BaseEnv & Extra;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly workers: Workers;
  readonly orm: Orm;
  /** Plain parameterized SQL on the ORM's pool. */
  readonly sql: Sql;
  readonly bus: Bus;
  readonly clock: () => Date;
  readonly newId: () => string;
  /**
   * Returns 32 bytes for one purpose, derived (HKDF, RFC 5869) from the secret of the service. They never change, also after a rotation of
   * the master key.
   */
  readonly deriveKey: (purpose: string) => Buffer;
  /** The service's event store, for the streams that it declares. */
  readonly store: EventStore;
}

/** A message to publish, before it gets its envelope. */
export interface MessageDraft<K extends MessageKind = MessageKind> {
  readonly kind: K;
  readonly data: z.input<K['data']>;
}

/** A stream of a service; its `toDraft` returns drafts of messages. */
export type ServiceStream = StreamDefinition<
  string,
  DomainEvent,
  unknown,
  unknown,
  readonly string[],
  MessageDraft
>;

/** Pairs a message type with its data. */
export const draft = <K extends MessageKind>(kind: K, data: z.input<K['data']>): MessageDraft<K> => ({
  kind,
  data,
});

/** Consumes messages of a context. */
export interface ConsumerDefinition {
  readonly from: ContextName;
  /** Name of the durable consumer; the service's own name by default. */
  readonly durable?: string;
  /** Only these subjects of the context; all by default. */
  readonly subjects?: string[];
  readonly on: ConsumerHandlers;
}

/** State derived from the log that is not a projection of the store, such as a search index. */
export interface RebuildableView {
  readonly name: string;
  readonly run: (options: {
    onProgress(done: number, total: number): void;
    readonly signal?: AbortSignal | undefined;
  }) => Promise<void>;
}

/** Work beside the running service that an operator starts. Returns a summary in one line. */
type ServiceTask = (options: {
  onProgress(done: number, total: number, unit: string): void;
}) => Promise<string>;

/** Contribution of one module to its service. */
export interface ServiceModule {
  readonly routes?: readonly FastifyPluginAsync[];
  /** Projections that the service keeps up to date. */
  readonly projections?: readonly Projection[];
  readonly consumers?: readonly ConsumerDefinition[];
  /** What `replay` rebuilds besides the projections. */
  readonly rebuilds?: readonly RebuildableView[];
  /** Run by `node src/main.ts NAME` in a process of their own, for which nothing is started. */
  readonly tasks?: Readonly<Record<string, ServiceTask>>;
  /** Relays that the module starts and stops itself; operations shows them like the service's own. */
  readonly relays?: readonly Relay[];
  /** What its advisory locks protect, besides relays and rebuilds. */
  readonly locks?: LockNames;
  /** JetStream streams besides the context's own. */
  readonly streams?: readonly StreamSpec[];
  readonly ready?: ReadinessChecks;
  /** As in `DataSubject`. */
  readonly eraseAgain?: (subjects: ErasedSubjects) => Promise<void>;
  /** Runs after migrations, before the service listens. */
  readonly start?: () => Promise<void> | void;
  /** Runs after the service stopped listening, before database and bus are closed. */
  readonly stop?: () => Promise<void> | void;
}

/** All modules of a service, merged. */
export interface ServiceComponents extends Required<Omit<ServiceModule, 'start' | 'stop' | 'eraseAgain'>> {
  eraseAgain(subjects: ErasedSubjects): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceDefinition<Env extends z.ZodType = z.ZodType> {
  readonly name: ServiceName;
  /** The service's own variables, in addition to `baseEnv`. */
  readonly env?: Env;
  readonly migrations: readonly SqlMigration[];
  /** All streams of its event store; none for a service without one. */
  readonly streams?: readonly ServiceStream[];
  /** Tables that `make migration` and the drift spec compare with the migrations. */
  readonly entities?: readonly EntitySchema[];
  /** Routes that must be served before it starts; by default all that the contracts declare for its name. */
  readonly declaredRoutes?: readonly RegisteredRoute[];
  /** Whether this process serves every declared route, or only those of its role. Every one by default. */
  readonly servesAllRoutes?: (config: z.output<Env>) => boolean;
  /** Milliseconds between two published batches; a delay makes larger batches. */
  readonly publishDelayMs?: number;
  /** Builds the modules. They start in this order and stop in reverse order. */
  readonly modules: (
    kit: ServiceContext<z.output<Env>>,
  ) => Promise<readonly ServiceModule[]> | readonly ServiceModule[];
}

/** Declares a service; `runService` runs it, `startTestService` runs it in a test. */
export const defineService = <Env extends z.ZodType>(
  definition: ServiceDefinition<Env>,
): ServiceDefinition<Env> => definition;
