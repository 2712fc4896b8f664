import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, compareCheckpoints } from '../checkpoint.ts';
import type { Session, Sql } from '../database.ts';
import { createTableResolver, type Projection } from './projection.ts';
import { shadowSuffix } from './shadow-tables.ts';

interface TableChecksum {
  readonly rows: number;
  /** Does not depend on the order of the rows. */
  readonly checksum: string;
}

export interface TableComparison {
  readonly table: string;
  /** Null when the live projection is stalled before the checkpoint of the rebuilt one. */
  readonly live: TableChecksum | null;
  readonly rebuilt: TableChecksum;
}

interface Review {
  readonly session: Session;
  readonly projection: Pick<Projection, 'name' | 'tables'>;
  /** Checkpoint of the rebuilt rows. */
  readonly replayed: Checkpoint;
  /** Applies events to the rebuilt rows up to a checkpoint. */
  readonly catchUp: (upTo: Checkpoint) => Promise<Checkpoint>;
  readonly signal?: AbortSignal;
}

const pollMs = 100;
const maxAttempts = 50;

/** Compares the live rows and the rebuilt ones at the same checkpoint. */
export async function compareRebuild(review: Review): Promise<TableComparison[]> {
  const { session, projection, catchUp } = review;
  const live = await readLive(review);
  if (live) await catchUp(live.checkpoint);
  const shadow = createTableResolver(projection, shadowSuffix);
  return Promise.all(
    projection.tables.map(async (table, index) => ({
      table,
      live: live?.contents[index] ?? null,
      rebuilt: await readTableChecksum(session.sql, shadow(table)),
    })),
  );
}

/** Reads the live rows and their checkpoint in one snapshot, once they have reached the rebuilt ones. */
async function readLive({ session, projection, replayed, signal }: Review) {
  const table = createTableResolver(projection);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    signal?.throwIfAborted();
    const live = await session.transaction(async (sql) => {
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
    if (live) return live;
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
