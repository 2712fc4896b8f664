import { beginning, type EventStore, type Sql } from '@aera/event-store';
import type { Log, Loop, Workers } from '@aera/service-kit';
import { auditStretch, type EncryptedFields } from './audit-stretch.ts';
import { type AuditState, readAudit, saveAudit, tryAudit } from './audit-state.ts';
import type { RaiseAlarm } from './ledger-alarm.ts';
import { readTree } from './ledger-tree.ts';

export interface Audit extends Pick<Loop, 'start' | 'stop'> {
  /** As far as any process had come at this one's last step; null before that. */
  status(): AuditState | null;
}

interface AuditOptions {
  readonly store: EventStore;
  readonly encryptedFields: EncryptedFields;
  readonly raiseAlarm: RaiseAlarm;
  readonly clock: () => Date;
  readonly log: Log;
  readonly workers: Workers;
  /** Milliseconds between two steps. */
  readonly everyMs: number;
  /** Most events of a step. */
  readonly batchSize: number;
}

/** A round begins no sooner after the end of the last than this many steps take. */
const restSteps = 60;

/**
 * Holds every event to its leaf, a few at a time, round after round: checkpoints show a log that was changed, this shows an event that
 * was changed behind it. Its place is in the database, so that a restart goes on there; of several processes one does each step. Where
 * an event differs it stays, and goes on only once the event is again what it was.
 */
export function createAudit({
  store,
  encryptedFields,
  raiseAlarm,
  clock,
  log,
  workers,
  everyMs,
  batchSize,
}: AuditOptions): Audit {
  let state: AuditState | null = null;

  async function step(sql: Sql): Promise<void> {
    const isOurs = await tryAudit(sql);
    state = await readAudit(sql);
    if (!isOurs) return;
    const now = clock();
    const { size } = await readTree(sql);
    const place = state.leaves < size ? state : nextRound(state, now);
    if (!place || size === 0) return;
    const limit = Math.min(batchSize, size - place.leaves);
    const stretch = { after: place.checkpoint, first: place.leaves, limit };
    const found = await auditStretch(store, sql, stretch, encryptedFields);
    if (found.difference !== null && found.difference !== state.difference)
      await raiseAlarm(found.difference);
    if (found.difference === null && state.difference !== null)
      log.info({ difference: state.difference }, 'an event of the ledger is again what it was');
    const moved =
      found.difference === null ? { leaves: place.leaves + found.count, checkpoint: found.checkpoint } : {};
    state = { ...place, ...moved, difference: found.difference, at: now.toISOString() };
    await saveAudit(sql, state);
  }

  /** Every leaf there is has been looked at: from the first again, or null as long as that has time. */
  function nextRound(done: AuditState, now: Date): AuditState | null {
    const since = done.finishedAt === null ? Infinity : now.getTime() - Date.parse(done.finishedAt);
    if (since < restSteps * everyMs) return null;
    return { ...done, leaves: 0, checkpoint: beginning, finishedAt: now.toISOString() };
  }

  const loop = workers.repeat('Events against the ledger', () => store.transaction(step), {
    restMs: everyMs,
    firstAfterMs: everyMs,
  });
  return { start: loop.start, stop: loop.stop, status: () => state };
}
