import type { RebuildableView } from '@aera/service-kit';
import type { Database, Transaction } from '../coordination/database.ts';
import {
  limitLockWaits,
  retryLockConflicts,
  tryLockRebuild,
  withRebuildLock,
} from '../coordination/locks.ts';
import { createShadowQueue, dropShadowQueue, withShadowQueue } from '../coordination/recompute-queue.ts';
import { resessionizeQueued } from '../sessionization/resessionize.ts';
import type { RebuildStore } from '../store/analytics-store.ts';

/** Where visits are rebuilt. */
interface RebuildTarget {
  readonly database: Pick<Database, 'transaction' | 'openSession'>;
  readonly store: RebuildStore;
}

interface Options extends RebuildTarget {
  /** First day with stored events. */
  readonly retainedFrom: () => Promise<string>;
}

/**
 * Recomputes all visits and hours with stored events next to the live tables, which stay in use. At the end it pauses sessionization, adds
 * the latest changes, and swaps the tables.
 */
export const rebuildVisits = ({ retainedFrom, ...target }: Options): RebuildableView => ({
  name: 'visits',
  run: ({ onProgress, signal }) =>
    withRebuildLock(target.database, async (pauseSessionization) => {
      await createShadow(target, signal);
      try {
        const from = await retainedFrom();
        await sessionizeAll(target, { from, onProgress, signal });
        await pauseSessionization();
        await catchUp(target, from);
        await target.store.swap(from, signal);
      } finally {
        // The next clean-up repeats it, and its failure must not hide the result of the rebuild.
        await retryLockConflicts(
          () =>
            target.database.transaction(async (transaction) => {
              await limitLockWaits(transaction);
              await dropShadow(transaction, target.store);
            }),
          signal,
        ).catch(() => undefined);
      }
    }),
});

/** Creates an empty queue and empty tables of a rebuild. */
export const createShadow = ({ database, store }: RebuildTarget, signal?: AbortSignal): Promise<void> =>
  retryLockConflicts(
    () =>
      database.transaction(async (transaction) => {
        await limitLockWaits(transaction);
        await dropShadow(transaction, store);
        await createShadowQueue(transaction);
        await store.create(transaction);
      }),
    signal,
  );

export async function dropShadow(transaction: Transaction, store: RebuildStore): Promise<void> {
  await dropShadowQueue(transaction);
  await store.drop(transaction);
}

/** Removes the shadow tables of a rebuild whose process was killed. */
export const cleanUpAbandonedRebuild = ({ database, store }: RebuildTarget): Promise<void> =>
  database.transaction(async (transaction) => {
    if (!(await tryLockRebuild(transaction))) return;
    await limitLockWaits(transaction);
    await dropShadow(transaction, store);
  });

/** Recomputes the visits of every day that has events, and rolls up its hours. */
async function sessionizeAll(
  target: RebuildTarget,
  { from, onProgress, signal }: { from: string } & Parameters<RebuildableView['run']>[0],
): Promise<void> {
  const days = await target.store.countViews(from);
  const total = days.reduce((sum, { views }) => sum + views, 0);
  let done = 0;
  onProgress(done, total);
  for (const { day, views } of days) {
    signal?.throwIfAborted();
    await target.store.enqueueDay(day);
    await catchUp(target, from, signal);
    done += views;
    onProgress(done, total);
  }
}

/** Processes the queued visits and hours. */
async function catchUp(
  { database, store }: RebuildTarget,
  from: string,
  signal?: AbortSignal,
): Promise<void> {
  // A new day may have begun.
  await store.prepareDays();
  const { visits } = store;
  while (await withShadowQueue(database, (transaction) => resessionizeQueued(transaction, visits, from)))
    signal?.throwIfAborted();
  while (await withShadowQueue(database, (transaction) => visits.rollUpNextHour(transaction, 0)))
    signal?.throwIfAborted();
}
