import { z } from 'zod';
import { type RouteSchemas, type ServiceName, serviceNames } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';
import { stallReasons } from './operations.messages.ts';
import { rebuildPhases } from './operations.routes.ts';

const Stalled = z.enum(stallReasons).nullable();

/** Progress of a reader of the service's own log. */
const follower = {
  name: z.string(),
  checkpoint: z.string(),
  /** Pending events, and the age of the oldest in seconds; null without any. */
  behind: z.int(),
  lagSeconds: z.number().nullable(),
  stalled: Stalled,
  error: z.string().nullable(),
};

const RelayState = z.object({ ...follower, role: z.enum(['leader', 'standby', 'stopped']) });

const ConsumerState = z.object({
  stream: z.string(),
  durable: z.string(),
  state: z.enum(['starting', 'running', 'retrying', 'stopped']),
  /** Messages that are not delivered, and those delivered but not acknowledged; null while the server does not respond. */
  pending: z.int().nullable(),
  unacknowledged: z.int().nullable(),
  lagSeconds: z.number().nullable(),
  /** Since the start of the process. */
  handled: z.int(),
  failed: z.int(),
  /** Number of open dead letters; null while the server does not respond. */
  deadLetters: z.int().nullable(),
  stalled: Stalled,
  error: z.string().nullable(),
});

/** Periodic background work in the responding process. */
const WorkerState = z.object({
  name: z.string(),
  /** `failing`: from its first failure to its next success, also during attempts. */
  state: z.enum(['running', 'idle', 'failing']),
  /** Start of the current run; null between runs, and for continuous work. */
  runningSince: instant.nullable(),
  lastSuccessAt: instant.nullable(),
  /** Consecutive failed runs. */
  failures: z.int(),
  failingSince: instant.nullable(),
  /** Null during an attempt, and without failures. */
  nextAttemptAt: instant.nullable(),
  error: z.string().nullable(),
});

export const OperationsOverview = z.object({
  service: z.enum(serviceNames),
  version: z.string(),
  startedAt: instant,
  at: instant,
  ready: z.boolean(),
  checks: z.array(z.object({ name: z.string(), outcome: z.string() })),
  projections: z.array(z.object({ ...follower, rebuilding: z.boolean() })),
  relay: RelayState.nullable(),
  /** Relays to other destinations than the service's own stream. */
  additionalRelays: z.array(RelayState),
  consumers: z.array(ConsumerState),
  workers: z.array(WorkerState),
  /** Null while the server does not respond. */
  streams: z
    .array(
      z.object({
        name: z.string(),
        messages: z.int(),
        bytes: z.int(),
        /** Bytes at which the stream is full and rejects messages. */
        maxBytes: z.int(),
        oldest: instant.nullable(),
        newest: instant.nullable(),
        consumers: z.int(),
      }),
    )
    .nullable(),
  /** Whether it has an event log to explore. */
  hasLog: z.boolean(),
});
export type OperationsOverview = z.infer<typeof OperationsOverview>;

const deadLetterSummary = {
  seq: z.int(),
  stream: z.string(),
  consumer: z.string(),
  reason: z.enum(['failed', 'invalid']),
  error: z.string(),
  attempts: z.array(z.object({ number: z.int(), at: z.string(), error: z.string() })),
  retries: z.int(),
  at: z.string(),
  subject: z.string(),
  messageId: z.string(),
};

export const DeadLetterView = z.object({
  ...deadLetterSummary,
  /** The published message; null if it is not JSON, and for mails, which contain addresses. */
  message: z.unknown(),
});
export type DeadLetterView = z.infer<typeof DeadLetterView>;

const seqs = z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(100);
const outcomes = <const Outcome extends string>(own: readonly Outcome[]) =>
  z.object({
    results: z.array(
      z.object({ seq: z.int(), outcome: z.enum([...own, 'already-handled', 'failed'] as const) }),
    ),
  });

/** Number of rows and an order-independent checksum of their content. */
const Contents = z.object({ rows: z.int(), checksum: z.string() });

export const RebuildRun = z.object({
  id: uuid,
  name: z.string(),
  phase: z.enum(rebuildPhases),
  /** Processed events, and the number of events at the start. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
  error: z.string().nullable(),
  /** Both at the same event; `live` is null if the live projection is stalled before it. */
  tables: z.array(z.object({ table: z.string(), live: Contents.nullable(), rebuilt: Contents })).nullable(),
});
export type RebuildRun = z.infer<typeof RebuildRun>;

/**
 * Why fields of an event are not shown: personal fields are encrypted, or erased with their subject; secrets (tokens, password hashes) are
 * withheld.
 */
export const EventView = z.object({
  id: uuid,
  streamId: z.string(),
  revision: z.int(),
  type: z.string(),
  /** Version of the event's schema. */
  version: z.int(),
  recordedAt: instant,
  /** Position in the log; the page after this event starts here. */
  checkpoint: z.string(),
  actor: z.string().nullable(),
  correlationId: z.string().nullable(),
  causationId: z.string().nullable(),
  /** Without its personal fields. */
  data: z.unknown(),
  personal: z.array(z.object({ field: z.string(), state: z.enum(['encrypted', 'erased', 'withheld']) })),
});
export type EventView = z.infer<typeof EventView>;

/** A checkpoint of a log: transaction id and position. */
const checkpoint = z.string().regex(/^(?:0|[1-9]\d{0,18}):(?:0|[1-9]\d{0,17})$/);

/** One lock of one database session. */
export const LockView = z.object({
  /** The process of PostgreSQL that serves the session. */
  pid: z.int(),
  /** What it protects: work that one process does at a time, or a table. */
  name: z.string(),
  state: z.enum(['held', 'waiting']),
  /** Start of the transaction, or of the session where it has none. */
  since: instant,
  /** Sessions that wait for this one. */
  blocked: z.int(),
});
export type LockView = z.infer<typeof LockView>;

const streamId = text(255).min(1);
const limit = (fallback: number) => z.coerce.number().int().min(1).max(200).default(fallback);

export const operationsSchemas = (service: ServiceName) =>
  ({
    operationsOverview: {
      summary: `View status of ${service}`,
      response: OperationsOverview,
    },
    listDeadLetters: {
      summary: `View failed messages of ${service}`,
      query: z.object({
        before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
        limit: limit(25),
      }),
      response: z.object({ deadLetters: z.array(DeadLetterView), more: z.boolean() }),
    },
    retryDeadLetters: {
      summary: `Retry failed messages of ${service}`,
      body: z.object({ seqs }),
      response: outcomes(['retried']),
    },
    discardDeadLetters: {
      summary: `Discard failed messages of ${service}`,
      body: z.object({ seqs, reason: requiredText(500) }),
      response: outcomes(['discarded']),
    },
    listDiscardedDeadLetters: {
      summary: `View discarded messages of ${service}`,
      query: z.object({ limit: limit(25) }),
      response: z.object({
        deadLetters: z.array(
          z.object({ ...deadLetterSummary, discarded: z.object({ at: z.string(), reason: z.string() }) }),
        ),
      }),
    },
    listRebuilds: {
      summary: `View rebuilds of ${service}`,
      response: z.object({
        rebuildable: z.array(z.object({ name: z.string(), tables: z.array(z.string()) })),
        current: RebuildRun.nullable(),
        past: z.array(RebuildRun),
      }),
    },
    startRebuild: {
      summary: `Start rebuild in ${service}`,
      body: z.object({ name: requiredText(100) }),
      response: RebuildRun,
    },
    confirmRebuild: {
      summary: `Apply or discard rebuild in ${service}`,
      params: z.object({ id: uuid }),
      body: z.object({ swap: z.boolean() }),
      response: RebuildRun,
    },
    listStreams: {
      summary: `View streams of ${service}`,
      query: z.object({ prefix: text(255).default(''), limit: limit(25) }),
      response: z.object({
        streams: z.array(z.object({ streamId: z.string(), revision: z.int(), lastEventAt: instant })),
      }),
    },
    listEvents: {
      summary: `View events of ${service}`,
      query: z.object({
        stream: streamId.optional(),
        /** Checkpoint of the last event of the previous page. */
        before: checkpoint.optional(),
        limit: limit(50),
      }),
      response: z.object({ events: z.array(EventView), more: z.boolean() }),
    },
    readEvent: {
      summary: `View event of ${service}`,
      params: z.object({ id: uuid }),
      response: EventView,
    },
    listCorrelatedEvents: {
      summary: `View trace in ${service}`,
      query: z.object({ correlation: text(200).min(1) }),
      /** `complete`: the whole log was searched. */
      response: z.object({ events: z.array(EventView), complete: z.boolean() }),
    },
    readState: {
      summary: `View stream state of ${service}`,
      query: z.object({
        stream: streamId,
        revision: z.coerce.number().int().min(1).max(2_000_000_000).optional(),
        at: instant.optional(),
      }),
      response: z.object({
        streamId: z.string(),
        /** The last event that the state includes, 0 for none; and the last event of the stream. */
        revision: z.int(),
        newest: z.int(),
        recordedAt: instant.nullable(),
        /** Null if the service has no decider for this kind of stream. */
        state: z.unknown().nullable(),
      }),
    },
    rewindRelay: {
      summary: `Publish events of ${service} again`,
      params: z.object({ name: requiredText(100) }),
      /** After a checkpoint, or from an instant on. */
      body: z
        .object({ checkpoint: checkpoint.optional(), since: instant.optional() })
        .refine((target) => (target.checkpoint === undefined) !== (target.since === undefined), {
          message: 'needs either checkpoint or since',
        }),
      response: z.object({
        from: z.string(),
        to: z.string(),
        /** Events that are published again. */
        events: z.int(),
      }),
    },
    listLocks: {
      summary: `Locks of named work in the database of ${service}, and sessions that others wait for`,
      response: z.object({ locks: z.array(LockView) }),
    },
    releaseLock: {
      summary: `Release locks of a database session of ${service}`,
      params: z.object({ pid: z.coerce.number().int().min(1).max(2_147_483_647) }),
      response: z.object({ released: z.array(z.string()) }),
    },
  }) satisfies Record<string, RouteSchemas>;
