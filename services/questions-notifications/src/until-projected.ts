import { setTimeout as delay } from 'node:timers/promises';
import { compareCheckpoints, type EventStore } from '@aera/event-store';

/** Longest wait in milliseconds. Past it the caller is answered all the same, and sees the change a little later. */
const patience = 1000;
const pollMs = 5;

/** Waits until a projection shows all that is in the log now, so that whoever reads next sees what they just did. */
export async function untilProjected(
  { tail, database }: Pick<EventStore, 'tail' | 'database'>,
  projection: string,
): Promise<void> {
  const target = await tail();
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const [row] = await database.sql<{ checkpoint: string }>(
      'select checkpoint from projection_checkpoints where name = $1',
      [projection],
    );
    if (row && compareCheckpoints(row.checkpoint, target) >= 0) return;
    await delay(pollMs);
  }
}
