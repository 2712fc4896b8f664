import { setTimeout as delay } from 'node:timers/promises';
import { type Checkpoint, compareCheckpoints, type EventStore } from '@aera/event-store';

/** Longest wait in milliseconds. Past it the caller is answered all the same, and sees the change a little later. */
const patience = 1000;
const pollMs = 5;

/**
 * Waits until a projection shows all that is in the log now, so that whoever reads next sees what they just did. Never
 * fails: what they did is stored, and an error would have them do it again.
 */
export async function untilProjected(store: Store, projection: string): Promise<void> {
  const deadline = performance.now() + patience;
  try {
    const target = await store.tail();
    while (performance.now() < deadline && !(await isPast(store, projection, target))) await delay(pollMs);
  } catch {
    return;
  }
}

type Store = Pick<EventStore, 'tail' | 'database'>;

async function isPast({ database }: Store, projection: string, target: Checkpoint): Promise<boolean> {
  const [row] = await database.sql<{ checkpoint: Checkpoint }>(
    'select checkpoint from projection_checkpoints where name = $1',
    [projection],
  );
  return row !== undefined && compareCheckpoints(row.checkpoint, target) >= 0;
}
