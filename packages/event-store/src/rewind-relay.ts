import { type Checkpoint, compareCheckpoints, startOfLog } from './checkpoint.ts';
import { acquireSessionLock, endDatabaseSession, findLockHolders } from './database-locks.ts';
import type { Database, Sql } from './database.ts';
import { rejections } from './decider.ts';
import { loadRelayCheckpoint, relayLock, saveRelayCheckpoint } from './relay-checkpoint.ts';

/** Events to publish again: those after a checkpoint, or those from an instant on (ISO 8601). */
export type RewindTarget = { readonly checkpoint: string } | { readonly since: string };

export interface RewoundRelay {
  readonly from: Checkpoint;
  readonly to: Checkpoint;
  /** Events that are published again. */
  readonly events: number;
}

const reject = rejections({
  'relay-not-past': ['conflict', 'The relay has published no event after this. Name an earlier one.'],
});

/** Milliseconds to take the lock from the leader. */
const takeoverTimeoutMs = 10_000;

/**
 * Moves a relay back, in whichever process it relays: the session of that process is ended, and it continues at the new checkpoint. What the
 * bus has already is published twice; consumers drop what they have processed.
 * @throws DomainError `relay-not-past`
 */
export async function rewindRelay(
  database: Database,
  name: string,
  target: RewindTarget,
): Promise<RewoundRelay> {
  const to = await findTarget(database.sql, target);
  assertPast(to, (await loadRelayCheckpoint(database.sql, name)).confirmed);
  const session = await database.openSession();
  try {
    await takeOver(database.sql, session.sql, name);
    const { confirmed: from } = await loadRelayCheckpoint(session.sql, name);
    assertPast(to, from);
    await saveRelayCheckpoint(session.sql, name, { confirmed: to, pendingTo: null });
    return { from, to, events: await countBetween(session.sql, to, from) };
  } finally {
    await session.close();
  }
}

function assertPast(to: Checkpoint | null, confirmed: Checkpoint): asserts to is Checkpoint {
  if (to === null || compareCheckpoints(to, confirmed) >= 0) throw reject('relay-not-past');
}

/** Returns null for an instant after the last event. */
async function findTarget(sql: Sql, target: RewindTarget): Promise<Checkpoint | null> {
  if ('checkpoint' in target) return target.checkpoint as Checkpoint;
  const [first] = await sql<{ transactionId: string; position: number }>(
    `select transaction_id::text as "transactionId", position from events where recorded_at >= $1::timestamptz
     order by transaction_id, position limit 1`,
    [target.since],
  );
  if (!first) return null;
  const [before] = await sql<{ checkpoint: Checkpoint }>(
    `select transaction_id || ':' || position as checkpoint from events
     where (transaction_id, position) < ($1::xid8, $2::bigint)
     order by events.transaction_id desc, events.position desc limit 1`,
    [first.transactionId, first.position],
  );
  return before?.checkpoint ?? startOfLog;
}

/** Waits for the lock on one session while another ends the sessions that hold it. */
async function takeOver(sql: Sql, own: Sql, name: string): Promise<void> {
  const lock = relayLock(name);
  await own(`select set_config('lock_timeout', '${takeoverTimeoutMs}ms', false)`);
  const [session] = await own<{ pid: number }>('select pg_backend_pid() as pid');
  const settled = new AbortController();
  const acquired = acquireSessionLock(own, lock).finally(() => settled.abort());
  // It may fail during the loop, before it is awaited.
  acquired.catch(() => {});
  // A relay that is faster than the waiting session holds the lock again, so one round may not be enough.
  while (!settled.signal.aborted)
    for (const pid of await findLockHolders(sql, lock))
      if (pid !== session!.pid) await endDatabaseSession(sql, pid);
  await acquired;
}

async function countBetween(sql: Sql, after: Checkpoint, upTo: Checkpoint): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from events
     where (transaction_id, position) > ($1::xid8, $2::bigint) and (transaction_id, position) <= ($3::xid8, $4::bigint)`,
    [...after.split(':'), ...upTo.split(':')],
  );
  return row!.count;
}
