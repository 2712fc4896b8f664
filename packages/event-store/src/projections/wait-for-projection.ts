import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, compareCheckpoints } from '../checkpoint.ts';
import { EventStoreError } from '../errors.ts';
import type { EventStore } from '../event-store.ts';

const [minPollMs, maxPollMs] = [5, 50];

type ProjectedStore = Pick<EventStore, 'tail' | 'database'>;

/** Projections on machines with slow disks have needed more than 3 s. The gateway waits 15 s for a response. */
const defaultTimeoutMs = 6_000;

/**
 * Waits until a projection, applied by any process, includes every event that is in the log now, so that clients read their own writes.
 * Returns after `timeoutMs` in any case: the client then sees the change a little later.
 */
export async function waitForProjection(
  store: ProjectedStore,
  projection: string,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  await pollUntilProjected(store, projection, timeoutMs);
}

/**
 * Like `waitForProjection`, for commands that act on all rows of a projection: acting on a part of them could not be corrected later.
 * @throws EventStoreError `projection-lagging` after `timeoutMs`
 */
export async function requireProjected(
  store: ProjectedStore,
  projection: string,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  if (await pollUntilProjected(store, projection, timeoutMs)) return;
  throw new EventStoreError('projection-lagging', `The projection ${projection} is behind the log.`);
}

/** Returns false after `timeoutMs`. */
async function pollUntilProjected(
  { tail, database }: ProjectedStore,
  projection: string,
  timeoutMs: number,
): Promise<boolean> {
  const target = await tail();
  const deadline = performance.now() + timeoutMs;
  for (let pollMs = minPollMs; performance.now() < deadline; pollMs = Math.min(1.5 * pollMs, maxPollMs)) {
    const [row] = await database.sql<{ checkpoint: Checkpoint }>(
      'select checkpoint from projection_checkpoints where name = $1',
      [projection],
    );
    if (row && compareCheckpoints(row.checkpoint, target) >= 0) return true;
    await delay(pollMs);
  }
  return false;
}
