import { type Checkpoint, startOfLog } from './checkpoint.ts';
import type { Sql } from './database.ts';

/** Text of the advisory lock that the leader holds. */
export const relayLock = (name: string): string => `event-store relay ${name}`;

export interface RelayCheckpoint {
  /** End of the last acknowledged batch. */
  readonly confirmed: Checkpoint;
  /** End of a batch that may have been published and must be published again under the same id. */
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

/** Confirms the last batch and saves the end of the next in one update, so a crash cannot separate the two. */
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
