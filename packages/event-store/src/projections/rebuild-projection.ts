import { startOfLog, type Checkpoint, compareCheckpoints } from '../checkpoint.ts';
import { trySessionLock, tryTransactionLock } from '../database-locks.ts';
import type { Database, Sql } from '../database.ts';
import type { EventStore } from '../event-store.ts';
import { retryLockConflicts } from '../retry-lock-conflicts.ts';
import { lockProjection, saveCheckpoint } from './projection-checkpoints.ts';
import { applyEvents, type Projection, createTableResolver } from './projection.ts';
import { compareRebuild, type TableComparison } from './compare-rebuild.ts';
import { createShadows, dropShadows, hasShadows, shadowSuffix, swapShadows } from './shadow-tables.ts';

export interface RebuildProgress {
  /** Events applied so far. */
  readonly done: number;
  /** Events at the start; `done` can exceed it. */
  readonly total: number;
}

export interface RebuildOptions {
  onProgress?: (progress: RebuildProgress) => void;
  signal?: AbortSignal;
  /** Called before the swap with rows and checksums of both tables; false keeps the live ones. */
  confirm?: (comparison: readonly TableComparison[]) => Promise<boolean>;
  /**
   * Checkpoint at which another version has stopped. Later events are left to the projection. The live tables are kept if that version has
   * applied events meanwhile.
   */
  stoppedAt?: Checkpoint | undefined;
}

/** Text of the advisory lock that a rebuild holds. */
export const rebuildLock = (projection: string): string => `event-store rebuild ${projection}`;

/**
 * Rebuilds a projection next to the live one and swaps it in within one transaction. Reads and the live projection continue, and no reader
 * sees an older state. Returns false if it was not confirmed, or the other version has not stopped.
 * @throws if another rebuild of it is running, or `signal` aborts; the live tables are then unchanged
 */
export async function rebuildProjection(
  store: EventStore,
  projection: Projection,
  batchSize: number,
  { onProgress, signal, confirm, stoppedAt }: RebuildOptions = {},
): Promise<boolean> {
  const { database } = store;
  // Writes on a connection of its own: concurrent rebuilds must not exhaust the pool that they read from.
  const session = await database.openSession();
  try {
    if (!(await trySessionLock(session.sql, rebuildLock(projection.name))))
      throw new RebuildInProgressError(projection.name);
    await session.transaction((sql) => createShadows(sql, projection.tables));
    const total = await countEvents(database.sql);
    const replay = createReplay(store, projection, batchSize);
    let checkpoint = startOfLog;
    let done = 0;
    const catchUp = async (upTo = stoppedAt) => {
      for (let count = batchSize; count === batchSize;) {
        signal?.throwIfAborted();
        // One transaction per batch: a single long one would delay every log reader.
        ({ checkpoint, count } = await session.transaction((sql) => replay(sql, checkpoint, upTo)));
        done += count;
        onProgress?.({ done, total: Math.max(done, total) });
      }
      return checkpoint;
    };
    await catchUp();
    const shadow = createTableResolver(projection, shadowSuffix);
    for (const table of projection.tables) await database.sql(`analyze ${shadow(table)}`);
    if (confirm) {
      const comparison = await compareRebuild({
        session,
        projection,
        rebuiltCheckpoint: checkpoint,
        catchUp,
        signal,
      });
      if (!(await confirm(comparison))) return false;
      // Confirmation can take minutes; apply the events appended since.
      await catchUp();
    }
    return await retryLockConflicts(
      () =>
        session.transaction((sql) =>
          swap(sql, projection, replay, { rebuiltCheckpoint: checkpoint, stoppedAt }),
        ),
      signal,
    );
  } finally {
    await session.close();
    // The runner repeats it, and its failure must not hide the result of the rebuild.
    await dropAbandonedShadows(database, projection).catch(() => undefined);
  }
}

/** Drops shadow tables that no running rebuild uses. They contain decrypted personal fields, and erasures do not reach them. */
export const dropAbandonedShadows = (
  database: Pick<Database, 'transaction'>,
  { name, tables }: Projection,
): Promise<void> =>
  database.transaction(async (sql) => {
    // Takes no lock without need: it would reject a rebuild that starts meanwhile.
    if ((await hasShadows(sql, tables)) && (await tryTransactionLock(sql, rebuildLock(name))))
      await dropShadows(sql, tables);
  });

export class RebuildInProgressError extends Error {
  override readonly name = 'RebuildInProgressError';

  constructor(projection: string) {
    super(`The projection ${projection} is already being rebuilt.`);
  }
}

async function countEvents(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }>('select count(*) as total from events');
  return row?.total ?? 0;
}

/** Applies the next batch to the shadow tables; returns the number of events and the checkpoint after them. */
type Replay = (
  sql: Sql,
  after: Checkpoint,
  upTo?: Checkpoint,
) => Promise<{ checkpoint: Checkpoint; count: number }>;

function createReplay(store: EventStore, projection: Projection, limit: number): Replay {
  const table = createTableResolver(projection, shadowSuffix);
  return async (sql, after, upTo) => {
    const { events, checkpoint } = await store.readLog({
      after,
      limit,
      upTo,
      skipDecryption: projection.skipDecryption,
    });
    await applyEvents(projection, events, { sql, table, isRebuild: true });
    return { checkpoint, count: events.length };
  };
}

/** Returns false if the live projection is not at `stoppedAt`. */
async function swap(
  sql: Sql,
  projection: Projection,
  replay: Replay,
  { rebuiltCheckpoint, stoppedAt }: { rebuiltCheckpoint: Checkpoint; stoppedAt: Checkpoint | undefined },
): Promise<boolean> {
  // The live projection holds this lock during a batch, and nothing waits behind the rebuild meanwhile.
  const live = await lockProjection(sql, projection.name, 'wait');
  // Waiting for the table lock blocks later queries, so time out and retry. Sooner than PostgreSQL would cancel another transaction for a
  // deadlock, after 1 s.
  await sql(`set local lock_timeout = '300ms'`);
  if (stoppedAt && live?.checkpoint !== stoppedAt) return false;
  const goal = live?.checkpoint ?? rebuiltCheckpoint;
  let checkpoint = rebuiltCheckpoint;
  while (compareCheckpoints(checkpoint, goal) < 0) ({ checkpoint } = await replay(sql, checkpoint, goal));
  await swapShadows(sql, projection.tables);
  await saveCheckpoint(sql, { ...projection, checkpoint });
  return true;
}
