import { setTimeout as delay } from 'node:timers/promises';
import { compareCheckpoints } from '../checkpoint.ts';
import type { Checkpoint } from '../checkpoint.ts';
import { EventStoreError } from '../errors.ts';
import type { EventStore } from '../event-store.ts';

const pollMs = 5;

type Log = Pick<EventStore, 'tail' | 'database'>;

/**
 * Waits until a projection, applied by whichever process, shows all that is in the log now, so that whoever reads next
 * sees what they just did. Gives up after `patience` milliseconds: the reader then sees the change a little later.
 */
export async function untilProjected(log: Log, projection: string, patience = 1000): Promise<void> {
  await isProjected(log, projection, patience);
}

/**
 * The same for commands that act on everything a projection shows: acting on part of it would be wrong for good.
 * @throws EventStoreError `projection-behind` after `patienceMs`
 */
export async function requireProjected(log: Log, projection: string, patienceMs = 3000): Promise<void> {
  if (await isProjected(log, projection, patienceMs)) return;
  throw new EventStoreError('projection-behind', `The projection ${projection} is behind the log.`);
}

async function isProjected(
  { tail, database }: Log,
  projection: string,
  patienceMs: number,
): Promise<boolean> {
  const target = await tail();
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const [row] = await database.sql<{ checkpoint: Checkpoint }>(
      'select checkpoint from projection_checkpoints where name = $1',
      [projection],
    );
    if (row && compareCheckpoints(row.checkpoint, target) >= 0) return true;
    await delay(pollMs);
  }
  return false;
}
