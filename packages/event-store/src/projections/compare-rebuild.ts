import { setTimeout as delay } from 'node:timers/promises';
import type { Checkpoint } from '../checkpoint.ts';
import { compareCheckpoints } from '../checkpoint.ts';
import type { Session, Sql } from '../database.ts';
import { tableNames } from './projection.ts';
import type { Projection } from './projection.ts';
import { shadowSuffix } from './shadow-tables.ts';

/** How many rows, and a sum over what is in them that does not depend on their order. */
export interface TableChecksum {
  readonly rows: number;
  readonly checksum: string;
}

export interface TableComparison {
  readonly table: string;
  /** Null where the live rows stand still before the place that the new ones are at, so that nothing can be compared. */
  readonly live: TableChecksum | null;
  readonly rebuilt: TableChecksum;
}

interface Review {
  readonly session: Session;
  readonly projection: Pick<Projection<never>, 'name' | 'tables'>;
  /** Where the new rows are. */
  readonly replayed: Checkpoint;
  /** Brings the new rows to a place. */
  readonly catchUp: (upTo: Checkpoint) => Promise<Checkpoint>;
  readonly signal?: AbortSignal;
}

/** Milliseconds between two looks at live rows that are behind, and how many looks. */
const pollMs = 100;
const maxAttempts = 50;

/** What is in the live rows and in the new ones, both at the same event. */
export async function compareRebuild(review: Review): Promise<TableComparison[]> {
  const { session, projection, catchUp } = review;
  const live = await readLive(review);
  if (live) await catchUp(live.checkpoint);
  const shadow = tableNames(projection, shadowSuffix);
  return Promise.all(
    projection.tables.map(async (table, at) => ({
      table,
      live: live?.contents[at] ?? null,
      rebuilt: await readTableChecksum(session.sql, shadow(table)),
    })),
  );
}

/** Rows and checkpoint of one moment, once they are no further back than the new ones. */
async function readLive({ session, projection, replayed, signal }: Review) {
  const table = tableNames(projection);
  for (let look = 0; look < maxAttempts; look += 1) {
    signal?.throwIfAborted();
    const found = await session.transaction(async (sql) => {
      // Draws no transaction id, so readers of the log are not blocked however long it takes.
      await sql('set transaction isolation level repeatable read, read only');
      const [row] = await sql<{ checkpoint: Checkpoint }>(
        'select checkpoint from projection_checkpoints where name = $1',
        [projection.name],
      );
      if (!row || compareCheckpoints(row.checkpoint, replayed) < 0) return null;
      const contents: TableChecksum[] = [];
      for (const name of projection.tables) contents.push(await readTableChecksum(sql, table(name)));
      return { checkpoint: row.checkpoint, contents };
    });
    if (found) return found;
    await delay(pollMs);
  }
  return null;
}

async function readTableChecksum(sql: Sql, table: string): Promise<TableChecksum> {
  const [row] = await sql<TableChecksum>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum from ${table} t`,
  );
  return row ?? { rows: 0, checksum: '0' };
}
