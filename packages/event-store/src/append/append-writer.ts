import { type Batcher, createBatcher } from '../batcher.ts';
import { type Database, isUnavailable, sqlState } from '../database.ts';
import { EventStoreError } from '../errors.ts';
import type { AppendRequest } from './append-request.ts';
import { type GroupResult, executeAppend } from './append-statement.ts';
import { groupAppendsByStream, type StreamGroup } from './group-appends.ts';

/** Outcome of one append. */
export type AppendOutcome =
  | { readonly kind: 'written'; readonly firstRevision: number; readonly positions: number[] }
  | { readonly kind: 'conflict'; readonly actual: number }
  /** One of its ids is taken. */
  | { readonly kind: 'duplicate-id' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface AppendWriterOptions {
  database: Database;
  /** Most appends that wait; more are refused with `event-store-overloaded`. */
  maxQueued: number;
  /** Called after each statement that wrote, with the highest position. */
  onWritten: (position: number) => void;
  onFlush?: (flush: FlushReport) => void;
}

/** For metrics: how well appends join. */
export interface FlushReport {
  readonly appends: number;
  /** Milliseconds until the last of them had its answer. */
  readonly duration: number;
}

/** Joins concurrent appends into one statement each time the last one returns. */
export const createAppendWriter = (options: AppendWriterOptions): Batcher<AppendRequest, AppendOutcome> =>
  createBatcher({
    run: (appends) => flush(options, appends),
    maxItems: 256,
    concurrency: 1,
    maxQueued: options.maxQueued,
    maxBytes: 8_000_000,
    bytesOf: ({ bytes }) => bytes,
  });

type Outcomes = Map<AppendRequest, AppendOutcome>;

async function flush(options: AppendWriterOptions, appends: AppendRequest[]): Promise<AppendOutcome[]> {
  const outcomes: Outcomes = new Map();
  const start = performance.now();
  await writeWithBisection(options, appends, outcomes);
  options.onFlush?.({ appends: appends.length, duration: performance.now() - start });
  return appends.map((append) => outcomes.get(append)!);
}

/** Fills in the outcome of each append. One that PostgreSQL refuses is found by halving, and fails alone. */
async function writeWithBisection(
  options: AppendWriterOptions,
  appends: AppendRequest[],
  outcomes: Outcomes,
): Promise<void> {
  try {
    await writeUntilResolved(options, appends, outcomes);
  } catch (error) {
    const pending = appends.filter((append) => !outcomes.has(append));
    if (pending.length === 1 || !isInvalidRowError(error)) {
      for (const append of pending) outcomes.set(append, toFailedOutcome(error));
      return;
    }
    const half = Math.ceil(pending.length / 2);
    await writeWithBisection(options, pending.slice(0, half), outcomes);
    await writeWithBisection(options, pending.slice(half), outcomes);
  }
}

/** Most appends are written in the first round; the next ones take those that had to wait for a stream's revision. */
async function writeUntilResolved(
  options: AppendWriterOptions,
  appends: AppendRequest[],
  outcomes: Outcomes,
): Promise<void> {
  for (let open = appends; open.length > 0;) {
    const groups = groupAppendsByStream(open);
    const results = await retryOnWriteConflict(() => executeAppend(options.database, groups));
    const heads = new Map<string, number>();
    for (const [group, result] of results) {
      heads.set(group.streamId, result.head + result.positions.length);
      if (result.positions.length > 0) recordWritten(group, result, outcomes);
    }
    const highest = Math.max(0, ...[...results.values()].map(({ positions }) => positions.at(-1) ?? 0));
    if (highest > 0) options.onWritten(highest);
    open = selectRetryable(
      open.filter((append) => !outcomes.has(append)),
      heads,
      outcomes,
    );
  }
}

/** Goes on from the revisions now known, one append after the other: who fits waits for the next round. */
function selectRetryable(
  open: AppendRequest[],
  heads: Map<string, number>,
  outcomes: Outcomes,
): AppendRequest[] {
  return open.filter((append) => {
    const actual = heads.get(append.streamId)!;
    const fits = append.expected === null || append.expected === actual;
    if (fits) heads.set(append.streamId, actual + append.rows.length);
    else outcomes.set(append, { kind: 'conflict', actual });
    return fits;
  });
}

function recordWritten(
  group: StreamGroup<AppendRequest>,
  { head, positions }: GroupResult,
  outcomes: Outcomes,
) {
  let done = 0;
  for (const append of group.appends) {
    const count = append.rows.length;
    outcomes.set(append, {
      kind: 'written',
      firstRevision: head + done + 1,
      positions: positions.slice(done, done + count),
    });
    done += count;
  }
}

/** A concurrent writer took the revision: read it again. Each conflict means another writer made progress. */
async function retryOnWriteConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isWriteConflict(error) || attempt === 20) throw error;
    }
  }
}

const constraintOf = (error: unknown) => (error as { constraint?: string }).constraint;

const isWriteConflict = (error: unknown): boolean =>
  constraintOf(error) === 'events_stream_revision_key' || ['40001', '40P01'].includes(sqlState(error) ?? '');

/** Data that PostgreSQL cannot take (22), a constraint (23), a limit (54): some append of the batch is to blame. */
const isInvalidRowError = (error: unknown): boolean => /^(22|23|54)/.test(sqlState(error) ?? '');

function toFailedOutcome(error: unknown): AppendOutcome {
  if (constraintOf(error) === 'events_id_key') return { kind: 'duplicate-id' };
  return { kind: 'failed', error: toEventStoreError(error) };
}

function toEventStoreError(cause: unknown): unknown {
  if (isWriteConflict(cause)) {
    return new EventStoreError('event-store-overloaded', 'Other writers keep taking the revision.', {
      cause,
    });
  }
  if (isUnavailable(cause)) {
    return new EventStoreError('event-store-unavailable', 'The event store cannot be reached.', { cause });
  }
  if (isInvalidRowError(cause)) {
    return new EventStoreError('invalid-event', `PostgreSQL refuses it: ${(cause as Error).message}`, {
      cause,
    });
  }
  return cause;
}
