import { setTimeout as delay } from 'node:timers/promises';
import { compareCheckpoints } from '../checkpoint.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { EventStore } from '../event-store.ts';

const pollMs = 5;

/**
 * Waits until a projection, applied by whichever process, shows all that is in the log now, so that whoever reads next
 * sees what they just did. Gives up after `patience` milliseconds: the reader then sees the change a little later.
 */
export async function untilProjected(
  { tail, database }: Pick<EventStore, 'tail' | 'database'>,
  projection: string,
  patience = 1000,
): Promise<void> {
  const target = await tail();
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const [row] = await database.sql<{ checkpoint: Checkpoint }>(
      'select checkpoint from projection_checkpoints where name = $1',
      [projection],
    );
    if (row && compareCheckpoints(row.checkpoint, target) >= 0) return;
    await delay(pollMs);
  }
}
