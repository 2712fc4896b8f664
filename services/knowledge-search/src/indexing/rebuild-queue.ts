import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '@aera/event-store';

/** Builds an index; calls `done` with the number of events indexed so far. */
type Build = (done: (events: number) => Promise<void>) => Promise<void>;

/** Rebuilds that one process requests and the processes with an index run. */
export interface RebuildQueue {
  /**
   * Returns the newest rebuild that this process has not tried and that was requested since its start or begun by a process that ended; else
   * null.
   */
  findPending(): Promise<number | null>;
  /** Builds the index and stores the progress for the requesting steward. */
  run(id: number, build: Build): Promise<void>;
}

export const noRebuildQueue: RebuildQueue = { findPending: async () => null, run: async () => {} };

/** What a run settles: its rebuild, and earlier ones whose process ended. */
const startedUpTo = 'id <= $1 and started_at is not null and finished_at is null and error is null';

export function createRebuildQueue(sql: Sql): RebuildQueue {
  let tried: number | null = null;
  return {
    findPending: async () => {
      const [row] = await sql<{ newest: number; interrupted: number | null }>(
        `select coalesce(max(id), 0)::int as newest,
                min(id) filter (where started_at is not null and finished_at is null and error is null)::int as interrupted
         from index_rebuilds`,
      );
      const { newest, interrupted } = row ?? { newest: 0, interrupted: null };
      // The index is up to date at the start, so earlier requests need no rebuild, unless their process ended during it.
      tried ??= interrupted === null ? newest : interrupted - 1;
      return newest > tried ? newest : null;
    },
    run: async (id, build) => {
      tried = id;
      await sql(
        `update index_rebuilds set started_at = coalesce(started_at, now()), total = (select count(*) from events)
         where id = $1`,
        [id],
      );
      let count = 0;
      try {
        await build(async (events) => {
          count += events;
          await sql('update index_rebuilds set done = greatest(done, $2) where id = $1', [id, count]);
        });
        await sql(`update index_rebuilds set finished_at = now() where ${startedUpTo}`, [id]);
      } catch (error) {
        await sql(`update index_rebuilds set error = $2 where ${startedUpTo}`, [id, String(error)]);
        throw error;
      }
    },
  };
}

interface RebuildOptions {
  onProgress(done: number, total: number): void;
  readonly signal?: AbortSignal | undefined;
  /** Time within which a worker must start. */
  readonly startTimeoutMs?: number;
}

const pollMs = 100;

/**
 * Requests a rebuild and waits until it is finished.
 * @throws Error if no running service starts it, or if it fails
 */
export async function requestRebuild(
  sql: Sql,
  { onProgress, signal, startTimeoutMs = 30_000 }: RebuildOptions,
): Promise<void> {
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    'insert into index_rebuilds default values returning id::int as id',
  );
  const deadline = performance.now() + startTimeoutMs;
  for (let reported = -1; ;) {
    const [row] = await sql<{
      done: number;
      total: number;
      started: boolean;
      finished: boolean;
      error: string | null;
    }>(
      `select done, total, started_at is not null as started, finished_at is not null as finished, error
       from index_rebuilds where id = $1`,
      [id],
    );
    if (row?.error) throw new Error(`The search index was not rebuilt: ${row.error}`);
    if (row?.started && row.done !== reported)
      onProgress((reported = row.done), Math.max(row.done, row.total));
    if (row?.finished) return;
    if (!row?.started && performance.now() > deadline)
      throw new Error('No running service started the rebuild of the search index.');
    await delay(pollMs, undefined, { signal });
  }
}
