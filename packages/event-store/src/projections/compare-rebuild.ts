import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, compareCheckpoints } from '../checkpoint.ts';
import type { Session, Sql } from '../database.ts';
import { createTableResolver, type Projection } from './projection.ts';
import { shadowSuffix } from './shadow-tables.ts';

interface TableChecksum {
  readonly rows: number;
  /** Independent of row order. */
  readonly checksum: string;
}

export interface TableComparison {
  readonly table: string;
  /** Null if the live projection did not reach the checkpoint of the rebuild in time. */
  readonly live: TableChecksum | null;
  readonly rebuilt: TableChecksum;
}

interface RebuildComparison {
  readonly session: Session;
  readonly projection: Pick<Projection, 'name' | 'tables'>;
  /** Checkpoint of the rebuilt rows. */
  readonly rebuiltCheckpoint: Checkpoint;
  /** Applies events to the rebuilt rows up to a checkpoint. */
  readonly catchUp: (upTo: Checkpoint) => Promise<Checkpoint>;
  readonly signal?: AbortSignal;
}

const pollMs = 100;
/** Five seconds. */
const maxAttempts = 50;

/** Compares live and rebuilt rows at the same checkpoint, if the live projection reaches it in time. */
export async function compareRebuild(comparison: RebuildComparison): Promise<TableComparison[]> {
  const { session, projection, catchUp } = comparison;
  const live = await readLiveChecksums(comparison);
  if (live) await catchUp(live.checkpoint);
  const toShadowName = createTableResolver(projection, shadowSuffix);
  return Promise.all(
    projection.tables.map(async (table, index) => ({
      table,
      live: live?.checksums[index] ?? null,
      rebuilt: await readTableChecksum(session.sql, toShadowName(table)),
    })),
  );
}

/** Waits until the live projection reaches the checkpoint of the rebuild, then checksums its tables in one snapshot. */
async function readLiveChecksums({ session, projection, rebuiltCheckpoint, signal }: RebuildComparison) {
  const toTableName = createTableResolver(projection);
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    signal?.throwIfAborted();
    const live = await session.transaction(async (sql) => {
      // A read-only transaction gets no transaction id, so a long one does not hold back readers of the log.
      await sql('set transaction isolation level repeatable read, read only');
      const [row] = await sql<{ checkpoint: Checkpoint }>(
        'select checkpoint from projection_checkpoints where name = $1',
        [projection.name],
      );
      if (!row || compareCheckpoints(row.checkpoint, rebuiltCheckpoint) < 0) return null;
      const checksums: TableChecksum[] = [];
      for (const name of projection.tables) checksums.push(await readTableChecksum(sql, toTableName(name)));
      return { checkpoint: row.checkpoint, checksums };
    });
    if (live) return live;
    await delay(pollMs, undefined, { signal });
  }
  return null;
}

async function readTableChecksum(sql: Sql, table: string): Promise<TableChecksum> {
  const [row] = await sql<TableChecksum>(
    `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum from ${table} t`,
  );
  return row ?? { rows: 0, checksum: '0' };
}
