import { deleteClassifications } from '../coordination/classifications.ts';
import type { Database, Transaction } from '../coordination/database.ts';
import { findErased, recordErased } from '../coordination/erased-visitors.ts';
import {
  enqueueRedactions,
  enqueueSweep,
  readDueSweeps,
  removeDueSweep,
} from '../coordination/erasure-queues.ts';
import { eraseInTurn, lockErasure, lockSessionization } from '../coordination/locks.ts';
import { enqueueRanges } from '../coordination/recompute-queue.ts';
import { deleteSignals } from '../coordination/signal-outbox.ts';
import type { Hit } from '../hits/hit-rows.ts';
import { toPageViewId } from '../hits/mentioned-ids.ts';
import type { ErasedRows, HitStore, ViewRef } from '../store/analytics-store.ts';

/** Where a visitor is erased. */
export interface ErasureTarget {
  readonly database: Pick<Database, 'transaction'>;
  readonly store: Pick<HitStore, 'erase' | 'lateWriteMs'>;
}

/**
 * Deletes all analytics data of a visitor. Queues the affected visits for recomputation and the visitor's messages for redaction. Records
 * the visitor and view ids, so that later hits are recognized. Idempotent. Returns whether anything was erased.
 * @param lateHits Hits that arrived after an earlier erasure.
 */
export const eraseVisitor = (
  { database, store }: ErasureTarget,
  visitorId: string,
  lateHits: readonly Hit[] = [],
): Promise<boolean> =>
  eraseInTurn(() =>
    database.transaction(async (transaction) => {
      // Blocks concurrent sessionization, which would recreate deleted visits.
      await lockSessionization(transaction);
      await lockErasure(transaction);
      if (lateHits.length === 0 && (await findErased(transaction, [visitorId])).length > 0) return false;
      const lateViews = lateHits.flatMap((hit) => {
        const id = toPageViewId(hit);
        return id ? [{ id, at: hit.time }] : [];
      });
      const { times } = await eraseRows(transaction, store, visitorId, lateViews);
      const classifications = await deleteClassifications(transaction, visitorId);
      await deleteSignals(transaction, visitorId);
      if (store.lateWriteMs !== null) await enqueueSweep(transaction, visitorId, store.lateWriteMs);
      await enqueueRedactions(transaction, [visitorId]);
      return lateHits.length + times.length + classifications > 0;
    }),
  );

/** Deletes the stored rows of a visitor, records their ids and queues affected visits. The caller holds the locks of erasure and sessionization. */
async function eraseRows(
  transaction: Transaction,
  store: ErasureTarget['store'],
  visitorId: string,
  lateViews: readonly ViewRef[] = [],
): Promise<ErasedRows> {
  const erased = await store.erase(transaction, visitorId, lateViews);
  // Other visitor ids can have visits with the same views.
  await enqueueRanges(
    transaction,
    erased.views.map(({ visitorId: visitor_id, at }) => ({ visitor_id, since: at, until: at })),
  );
  await recordErased(transaction, visitorId, [
    ...new Set([visitorId, ...[...lateViews, ...erased.views].map(({ id }) => id)]),
  ]);
  return erased;
}

/** Visitors per run, so that it ends soon. */
const maxVisitorsPerSweep = 100;

/**
 * Deletes rows that a write in flight added after the erasure of their visitor. A writer loses the lock of erasures when its process is
 * killed or loses its connection to PostgreSQL, while ClickHouse still completes the write. No redelivery would detect these hits, because
 * they may have been removed from the stream.
 */
export async function sweepLateWrites({
  database,
  store,
}: ErasureTarget & { readonly database: Pick<Database, 'sql'> }): Promise<void> {
  for (const visitorId of await readDueSweeps(database.sql, maxVisitorsPerSweep))
    await eraseInTurn(() =>
      database.transaction(async (transaction) => {
        await lockSessionization(transaction);
        await lockErasure(transaction);
        if (await removeDueSweep(transaction, visitorId)) await eraseRows(transaction, store, visitorId);
      }),
    );
}
