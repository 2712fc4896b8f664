import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '@aera/event-store';

/** Builds an index; calls `done` with the number of events indexed so far. */
type Build = (done: (events: number) => Promise<void>) => Promise<void>;

/** Where a rebuild is asked for by one process and carried out by those that hold an index. */
export interface RebuildQueue {
  /** The newest rebuild that was asked for since this process began and that it has not tried; else null. */
  wanted(): Promise<number | null>;
  /** Builds, and stores the progress for the requesting steward. */
  run(id: number, build: Build): Promise<void>;
}

export const noRebuildQueue: RebuildQueue = { wanted: async () => null, run: async () => {} };

export function createRebuildQueue(sql: Sql): RebuildQueue {
  let tried: number | null = null;
  return {
    wanted: async () => {
      const [row] = await sql<{ id: number }>('select coalesce(max(id), 0)::int as id from index_rebuilds');
      const newest = row?.id ?? 0;
      // An index of this process is built at its start anyway.
      tried ??= newest;
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
        await sql('update index_rebuilds set finished_at = now() where id = $1', [id]);
      } catch (error) {
        await sql('update index_rebuilds set error = $2 where id = $1', [id, String(error)]);
        throw error;
      }
    },
  };
}

interface RebuildOptions {
  onProgress(done: number, total: number): void;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds within which a worker must start. */
  readonly patience?: number;
}

const pollMs = 100;

/** Asks for a rebuild and waits until it is done. @throws when no running service takes it up, or when it fails */
export async function requestRebuild(
  sql: Sql,
  { onProgress, signal, patience = 30_000 }: RebuildOptions,
): Promise<void> {
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    'insert into index_rebuilds default values returning id::int as id',
  );
  const deadline = performance.now() + patience;
  for (let shown = -1; ;) {
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
    if (row?.started && row.done !== shown) onProgress((shown = row.done), Math.max(row.done, row.total));
    if (row?.finished) return;
    if (!row?.started && performance.now() > deadline)
      throw new Error('No running service took the rebuild of the search index up.');
    await delay(pollMs, undefined, { signal });
  }
}
