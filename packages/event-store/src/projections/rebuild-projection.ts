import { startOfLog, type Checkpoint, compareCheckpoints } from '../checkpoint.ts';
import { type Sql, sqlState } from '../database.ts';
import type { DomainEvent } from '../event.ts';
import type { EventStore } from '../event-store.ts';
import { lockProjection, saveCheckpoint } from './projection-checkpoints.ts';
import { applyEvents, type Projection, tableNames } from './projection.ts';
import { compareRebuild, type TableComparison } from './compare-rebuild.ts';
import { createShadows, dropShadows, shadowSuffix, swapShadows } from './shadow-tables.ts';

export interface RebuildProgress {
  /** Events applied so far. */
  readonly done: number;
  /** Events there were at the start; `done` can grow past it. */
  readonly total: number;
}

export interface RebuildOptions {
  onProgress?: (progress: RebuildProgress) => void;
  signal?: AbortSignal;
  /** Asked before the swap, with what is in the live rows and the new ones; false leaves the live ones as they are. */
  confirm?: (review: readonly TableComparison[]) => Promise<boolean>;
}

/**
 * Rebuilds a projection next to the live one and swaps it in within one transaction. Reads and the live projection continue, and no reader
 * sees an older state. Returns false if it was not confirmed.
 * @throws when another rebuild of it is running, or `signal` aborts; the live tables are then unchanged
 */
export async function rebuildProjection<E extends DomainEvent>(
  store: EventStore<E>,
  projection: Projection<E>,
  batchSize: number,
  { onProgress, signal, confirm }: RebuildOptions = {},
): Promise<boolean> {
  const { database } = store;
  // Its own connection for everything it writes: rebuilds that run at once cannot use up the pool they read from.
  const session = await database.openSession();
  try {
    if (!(await tryLock(session.sql, projection.name))) throw new RebuildInProgressError(projection.name);
    await session.transaction((sql) => createShadows(sql, projection.tables));
    const total = await countEvents(database.sql);
    const replay = createReplay(store, projection, batchSize);
    let at = startOfLog;
    let done = 0;
    const catchUp = async (upTo?: Checkpoint) => {
      for (let count = batchSize; count === batchSize;) {
        signal?.throwIfAborted();
        // One transaction a batch: a single long one would hold back every reader of the log.
        ({ at, count } = await session.transaction((sql) => replay(sql, at, upTo)));
        done += count;
        onProgress?.({ done, total: Math.max(done, total) });
      }
      return at;
    };
    await catchUp();
    const shadow = tableNames(projection, shadowSuffix);
    for (const table of projection.tables) await database.sql(`analyze ${shadow(table)}`);
    if (confirm) {
      const review = await compareRebuild({ session, projection, replayed: at, catchUp, signal });
      if (!(await confirm(review))) {
        await session.transaction((sql) => dropShadows(sql, projection.tables));
        return false;
      }
      // Confirmation can take minutes; apply the events appended since.
      await catchUp();
    }
    await swapWithRetry(() => session.transaction((sql) => swap(sql, projection, replay, at)));
    return true;
  } finally {
    await session.close();
  }
}

export class RebuildInProgressError extends Error {
  override readonly name = 'RebuildUnderWay';

  constructor(projection: string) {
    super(`The projection ${projection} is already being rebuilt.`);
  }
}

/** A session's lock: PostgreSQL frees it when the process dies. */
async function tryLock(sql: Sql, name: string): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
    [`event-store rebuild ${name}`],
  );
  return lock?.held ?? false;
}

async function countEvents(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }>('select count(*) as total from events');
  return row?.total ?? 0;
}

/** Applies the next batch to the shadows; answers how many events, and where that leads. */
type Replay = (sql: Sql, after: Checkpoint, upTo?: Checkpoint) => Promise<{ at: Checkpoint; count: number }>;

function createReplay<E extends DomainEvent>(
  store: EventStore<E>,
  projection: Projection<E>,
  limit: number,
): Replay {
  const table = tableNames(projection, shadowSuffix);
  return async (sql, after, upTo) => {
    const { events, checkpoint } = await store.readLog({
      after,
      limit,
      upTo,
      skipDecryption: projection.skipDecryption,
    });
    await applyEvents(projection, events, { sql, table });
    return { at: checkpoint, count: events.length };
  };
}

async function swap<E extends DomainEvent>(
  sql: Sql,
  projection: Projection<E>,
  replay: Replay,
  replayed: Checkpoint,
): Promise<void> {
  // Waiting for the table lock blocks later queries, so time out after 1 s and retry.
  await sql(`set local lock_timeout = '1s'`);
  const live = await lockProjection(sql, projection.name, 'wait');
  const goal = live?.checkpoint ?? replayed;
  let at = replayed;
  while (compareCheckpoints(at, goal) < 0) ({ at } = await replay(sql, at, goal));
  await swapShadows(sql, projection.tables);
  await saveCheckpoint(sql, { ...projection, checkpoint: at });
}

const lockNotAvailable = '55P03';
const maxSwapAttempts = 30;

async function swapWithRetry(attempt: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable || tries === maxSwapAttempts) throw error;
    }
  }
}
