import type { Checkpoint, Sql } from '@aera/event-store';

/** How far the events were held to their leaves. */
export interface AuditState {
  /** That agree, of the round under way, from the first on. */
  readonly leaves: number;
  /** Where in the event log that leads. */
  readonly checkpoint: Checkpoint;
  /** When the last step was; null before the first. */
  readonly at: string | null;
  /** When a round was through last. */
  readonly finishedAt: string | null;
  /** What differs; null while nothing does. */
  readonly difference: string | null;
}

export async function readAudit(sql: Sql): Promise<AuditState> {
  const [state] = await sql<AuditState>(
    'select leaves, checkpoint, at, finished_at as "finishedAt", difference from ledger_audit',
  );
  if (!state) throw new Error('The audit has no row.');
  return state;
}

export async function saveAudit(
  sql: Sql,
  { leaves, checkpoint, at, finishedAt, difference }: AuditState,
): Promise<void> {
  await sql(
    'update ledger_audit set leaves = $1, checkpoint = $2, at = $3, finished_at = $4, difference = $5',
    [leaves, checkpoint, at, finishedAt, difference],
  );
}

/** One process at a time; without a transaction id, so that no reader of the log waits for the audit. */
export async function tryAudit(sql: Sql): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('ledger audit', 0)) as held`,
  );
  return lock?.held ?? false;
}
