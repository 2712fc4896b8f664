import { startOfLog } from './checkpoint.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Sql } from './database.ts';

export interface RelayCheckpoint {
  /** Everything up to here was published and acknowledged. */
  readonly confirmed: Checkpoint;
  /** End of the batch that may have been published. Set: it must be published again, the same events, the same id. */
  readonly pendingTo: Checkpoint | null;
}

export async function loadRelayCheckpoint(sql: Sql, name: string): Promise<RelayCheckpoint> {
  await sql('insert into relay_checkpoints (name, checkpoint) values ($1, $2) on conflict do nothing', [
    name,
    startOfLog,
  ]);
  const [row] = await sql<RelayCheckpoint>(
    'select checkpoint as confirmed, pending_to as "pendingTo" from relay_checkpoints where name = $1',
    [name],
  );
  return row!;
}

/** One update both confirms the last batch and names the next, so that no crash can come in between. */
export async function saveRelayCheckpoint(
  sql: Sql,
  name: string,
  checkpoint: RelayCheckpoint,
): Promise<void> {
  await sql(
    'update relay_checkpoints set checkpoint = $2, pending_to = $3, updated_at = now() where name = $1',
    [name, checkpoint.confirmed, checkpoint.pendingTo],
  );
}
