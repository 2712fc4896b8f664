import { z } from 'zod';
import { type RouteSchemas, type ServiceName, serviceNames } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';
import { stallReasons } from './operations.messages.ts';
import { rebuildPhases } from './operations.routes.ts';

const Stalled = z.enum(stallReasons).nullable();

/** How far something that follows the service's own log is. */
const follower = {
  name: z.string(),
  checkpoint: z.string(),
  /** Events that wait for it, and the age of the oldest of them in seconds; null where none waits. */
  behind: z.int(),
  lagSeconds: z.number().nullable(),
  stalled: Stalled,
  error: z.string().nullable(),
};

const RelayState = z.object({ ...follower, role: z.enum(['relaying', 'standby', 'stopped']) });

const ConsumerState = z.object({
  stream: z.string(),
  durable: z.string(),
  state: z.enum(['starting', 'running', 'retrying', 'stopped']),
  /** Messages not delivered yet, and those delivered and not acknowledged; null while the server does not say. */
  pending: z.int().nullable(),
  unacknowledged: z.int().nullable(),
  lagSeconds: z.number().nullable(),
  /** Since the start of the process. */
  handled: z.int(),
  failed: z.int(),
  /** Dead letters that wait. */
  deadLetters: z.int(),
  stalled: Stalled,
  error: z.string().nullable(),
});

/** Background work that is done in rounds, as it is in the process that answers. */
const WorkerState = z.object({
  name: z.string(),
  /** `failing`: from its first failure to its next success, also during attempts. */
  state: z.enum(['running', 'resting', 'failing']),
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
  /** Those that carry the log elsewhere than to the service's own stream. */
  additionalRelays: z.array(RelayState),
  consumers: z.array(ConsumerState),
  workers: z.array(WorkerState),
  streams: z.array(
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
  ),
  /** Whether it has a log of events that can be explored. */
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
  redrives: z.int(),
  at: z.string(),
  subject: z.string(),
  messageId: z.string(),
};

export const DeadLetterView = z.object({
  ...deadLetterSummary,
  /** The message as it was published; null for bytes that are no JSON, and for mails, which carry addresses. */
  message: z.unknown(),
});
export type DeadLetterView = z.infer<typeof DeadLetterView>;

const seqs = z.array(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(100);
const outcomes = <const Outcome extends string>(own: readonly Outcome[]) =>
  z.object({
    results: z.array(z.object({ seq: z.int(), outcome: z.enum([...own, 'gone', 'failed'] as const) })),
  });

/** Rows of a table, and a sum over what is in them that does not depend on their order. */
const Contents = z.object({ rows: z.int(), checksum: z.string() });

export const RebuildRun = z.object({
  id: uuid,
  name: z.string(),
  phase: z.enum(rebuildPhases),
  /** Events so far, and as many as there were at the start. */
  done: z.int(),
  total: z.int(),
  startedAt: instant,
  startedBy: z.string(),
  endedAt: instant.nullable(),
  error: z.string().nullable(),
  /** Both at the same event; `live` is null where the live rows stand still before it. */
  tables: z.array(z.object({ table: z.string(), live: Contents.nullable(), rebuilt: Contents })).nullable(),
});
export type RebuildRun = z.infer<typeof RebuildRun>;

/**
 * What is not shown of an event: a personal field is sealed, or gone because its subject was erased; what opens something (a token, a
 * hash of a password) is withheld.
 */
export const EventView = z.object({
  id: uuid,
  streamId: z.string(),
  revision: z.int(),
  type: z.string(),
  /** Version of its shape. */
  version: z.int(),
  recordedAt: instant,
  /** Place in the log; the page after this event begins here. */
  checkpoint: z.string(),
  actor: z.string().nullable(),
  correlationId: z.string().nullable(),
  causationId: z.string().nullable(),
  /** Without its personal fields. */
  data: z.unknown(),
  personal: z.array(z.object({ field: z.string(), state: z.enum(['sealed', 'erased', 'withheld']) })),
});
export type EventView = z.infer<typeof EventView>;

const streamId = text(255).min(1);
const limit = (fallback: number) => z.coerce.number().int().min(1).max(200).default(fallback);

export const operationsSchemas = (service: ServiceName) =>
  ({
    operationsOverview: {
      summary: `How ${service} is: version, checks, projections, relay, consumers and streams`,
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
    redriveDeadLetters: {
      summary: `Retry failed messages of ${service}`,
      body: z.object({ seqs }),
      response: outcomes(['redriven']),
    },
    discardDeadLetters: {
      summary: `Discard failed messages of ${service}`,
      body: z.object({ seqs, reason: requiredText(500) }),
      response: outcomes(['discarded']),
    },
    listDiscardedDeadLetters: {
      summary: `Dead letters of ${service} that stewards gave up, newest first`,
      query: z.object({ limit: limit(25) }),
      response: z.object({
        deadLetters: z.array(
          z.object({ ...deadLetterSummary, discarded: z.object({ at: z.string(), reason: z.string() }) }),
        ),
      }),
    },
    listRebuilds: {
      summary: `What ${service} can compute again from its log, and the runs since it began`,
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
      summary: `Streams of ${service} whose id begins so, in the order of their ids`,
      query: z.object({ prefix: text(255).default(''), limit: limit(25) }),
      response: z.object({
        streams: z.array(z.object({ streamId: z.string(), revision: z.int(), lastEventAt: instant })),
      }),
    },
    listEvents: {
      summary: `View events of ${service}`,
      query: z.object({
        stream: streamId.optional(),
        /** Where the page before ended: its last event's checkpoint. */
        before: z
          .string()
          .regex(/^(?:0|[1-9]\d{0,18}):(?:0|[1-9]\d{0,17})$/)
          .optional(),
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
      /** `complete`: the whole log was looked through. */
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
        /** The last event that is counted in, 0 where none is; and the last there is. */
        revision: z.int(),
        newest: z.int(),
        recordedAt: instant.nullable(),
        /** Null where the service has no rule that folds this kind of stream. */
        state: z.unknown().nullable(),
      }),
    },
  }) satisfies Record<string, RouteSchemas>;
