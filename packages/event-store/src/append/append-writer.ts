import { type RequestBatcher, createRequestBatcher } from '../request-batcher.ts';
import { type Database, isLockConflict, isUnavailable, readSqlState } from '../database.ts';
import { EventStoreError } from '../errors.ts';
import type { AppendRequest } from './append-request.ts';
import { type GroupResult, executeAppend, readHeads } from './append-statement.ts';
import { groupAppendsByStream, type StreamGroup } from './group-appends.ts';

/** Outcome of one append. */
export type AppendOutcome =
  | { readonly kind: 'written'; readonly firstRevision: number; readonly positions: number[] }
  | { readonly kind: 'conflict'; readonly actual: number }
  /** One of its ids already exists. */
  | { readonly kind: 'duplicate-id' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Called after each statement that wrote, with the highest position. */
type OnWritten = (position: number) => void;

/** Writes concurrent appends as one statement each time the last one returns. */
export const createAppendWriter = (
  database: Database,
  maxQueued: number,
  onWritten: OnWritten,
): RequestBatcher<AppendRequest, AppendOutcome> =>
  createRequestBatcher({
    async run(appends) {
      const flush: Flush = { database, onWritten, outcomes: new Map() };
      await writeWithBisection(flush, appends);
      return appends.map((append) => flush.outcomes.get(append)!);
    },
    maxItems: 256,
    concurrency: 1,
    maxQueued,
    maxBytes: 8_000_000,
    sizeInBytes: ({ bytes }) => bytes,
  });

interface Flush {
  readonly database: Database;
  readonly onWritten: OnWritten;
  readonly outcomes: Map<AppendRequest, AppendOutcome>;
}

/** Records the outcome of each append. Bisection finds an append that PostgreSQL rejects, so that it fails alone. */
async function writeWithBisection(flush: Flush, appends: AppendRequest[]): Promise<void> {
  try {
    await writeUntilResolved(flush, appends);
  } catch (error) {
    const pending = appends.filter((append) => !flush.outcomes.has(append));
    if (pending.length === 1 || !isInvalidRowError(error)) {
      for (const append of pending) flush.outcomes.set(append, toFailedOutcome(error));
      return;
    }
    const middle = Math.ceil(pending.length / 2);
    await writeWithBisection(flush, pending.slice(0, middle));
    await writeWithBisection(flush, pending.slice(middle));
  }
}

/** Most appends are written in the first round; later rounds write those that waited for the revision of their stream. */
async function writeUntilResolved(
  { database, onWritten, outcomes }: Flush,
  appends: AppendRequest[],
): Promise<void> {
  for (let pending = appends; pending.length > 0;) {
    const groups = groupAppendsByStream(pending);
    const written = await retryOnWriteConflict(() => executeAppend(database, groups));
    for (const [group, result] of written) recordWritten(group, result, outcomes);
    if (written.size > 0)
      onWritten(Math.max(...[...written.values()].map(({ positions }) => positions.at(-1)!)));
    // After the written groups are recorded: if this query fails, only the others have failed.
    const unwrittenIds = groups.filter((group) => !written.has(group)).map(({ streamId }) => streamId);
    const heads = await readHeads(database, unwrittenIds);
    for (const [{ streamId }, { head, positions }] of written) heads.set(streamId, head + positions.length);
    pending = selectRetryable(
      pending.filter((append) => !outcomes.has(append)),
      heads,
      outcomes,
    );
  }
}

/** Keeps the appends that fit the current revision of their stream, each after those before it; the others conflict. */
function selectRetryable(
  pending: AppendRequest[],
  heads: Map<string, number>,
  outcomes: Flush['outcomes'],
): AppendRequest[] {
  return pending.filter((append) => {
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
  outcomes: Flush['outcomes'],
) {
  let offset = 0;
  for (const append of group.appends) {
    const count = append.rows.length;
    outcomes.set(append, {
      kind: 'written',
      firstRevision: head + offset + 1,
      positions: positions.slice(offset, offset + count),
    });
    offset += count;
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

const readConstraint = (error: unknown) => (error as { constraint?: string }).constraint;

const isWriteConflict = (error: unknown): boolean =>
  readConstraint(error) === 'events_stream_revision_key' || isLockConflict(error);

/** Invalid data (22), a constraint (23) or a limit (54): the error of one append of the batch. */
const isInvalidRowError = (error: unknown): boolean => /^(22|23|54)/.test(readSqlState(error) ?? '');

function toFailedOutcome(error: unknown): AppendOutcome {
  if (readConstraint(error) === 'events_id_key') return { kind: 'duplicate-id' };
  return { kind: 'failed', error: toEventStoreError(error) };
}

function toEventStoreError(cause: unknown): unknown {
  if (isWriteConflict(cause)) {
    return new EventStoreError('event-store-overloaded', 'Other transactions keep what it needs.', {
      cause,
    });
  }
  if (isUnavailable(cause)) {
    return new EventStoreError('event-store-unavailable', 'The event store cannot be reached.', { cause });
  }
  if (isInvalidRowError(cause)) {
    return new EventStoreError('invalid-event', `PostgreSQL rejects it: ${(cause as Error).message}`, {
      cause,
    });
  }
  return cause;
}
