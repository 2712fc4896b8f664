import { type Checkpoint, startOfLog } from '../checkpoint.ts';
import type { Sql } from '../database.ts';

interface StoredCheckpoint {
  /** Version of the projection that computed its rows. */
  readonly version: number;
  readonly checkpoint: Checkpoint;
}

/** Registers a new projection at the start of the log; returns its checkpoint and version. */
export async function registerProjection(sql: Sql, name: string, version: number): Promise<StoredCheckpoint> {
  await sql(
    `insert into projection_checkpoints (name, version, checkpoint) values ($1, $2, $3) on conflict do nothing`,
    [name, version, startOfLog],
  );
  const [row] = await sql<StoredCheckpoint>(
    'select version, checkpoint from projection_checkpoints where name = $1',
    [name],
  );
  return row!;
}

/**
 * Locks the checkpoint until the end of the transaction. Null if it is unknown, or locked in mode `skip`. The commit does not wait for the
 * disk: rows and checkpoint can only be lost together, and are applied again.
 */
export async function lockProjection(
  sql: Sql,
  name: string,
  mode: 'wait' | 'skip',
): Promise<StoredCheckpoint | null> {
  const [row] = await sql<StoredCheckpoint>(
    `select version, checkpoint, set_config('synchronous_commit', 'off', true)
     from projection_checkpoints where name = $1 for update ${mode === 'skip' ? 'skip locked' : ''}`,
    [name],
  );
  return row ?? null;
}

export async function saveCheckpoint(
  sql: Sql,
  { name, version, checkpoint }: StoredCheckpoint & { name: string },
): Promise<void> {
  await sql(
    `insert into projection_checkpoints (name, version, checkpoint) values ($1, $2, $3)
     on conflict (name) do update set version = $2, checkpoint = $3, updated_at = now()`,
    [name, version, checkpoint],
  );
}
