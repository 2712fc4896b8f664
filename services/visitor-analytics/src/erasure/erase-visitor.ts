import { engagementRecorded, type Message } from '@aera/contracts/server';
import { deleteClassifications } from '../coordination/classifications.ts';
import type { Database, Transaction } from '../coordination/database.ts';
import {
  enqueueRedactions,
  enqueueSweep,
  findErased,
  readDueSweeps,
  recordErased,
  removeDueSweep,
} from '../coordination/erased-visitors.ts';
import { lockErasure, lockSessionization } from '../coordination/locks.ts';
import { enqueueRanges } from '../coordination/recompute-queue.ts';
import { deleteSignals } from '../coordination/visitor-signals.ts';
import type { Hit } from '../hits/hit-rows.ts';
import { listMentionedIds } from '../hits/mentioned-ids.ts';
import type { ErasedRows, HitStore, ViewRef } from '../store/analytics-store.ts';

/** Where a visitor is erased. */
export interface ErasureTarget {
  readonly database: Pick<Database, 'transaction'>;
  readonly store: Pick<HitStore, 'erase' | 'lateWriteMs'>;
}

/**
 * Deletes all analytics data of a visitor and queues affected visits and stream messages. Stores the visitor and view ids so that later
 * hits are recognized and erased too. Idempotent. Returns whether anything was erased.
 * @param lateHits Hits that arrived after an earlier erasure.
 */
export const eraseVisitor = (
  { database, store }: ErasureTarget,
  visitorId: string,
  lateHits: readonly LateHit['hit'][] = [],
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // Blocks concurrent sessionization, which would recreate deleted visits.
    await lockSessionization(transaction);
    await lockErasure(transaction);
    if (lateHits.length === 0 && (await findErased(transaction, [visitorId])).length > 0) return false;
    const lateViews = lateHits.flatMap((hit) => {
      const id = toPageViewId(hit);
      return id ? [{ id, at: hit.time }] : [];
    });
    const { times } = await deleteRows(transaction, store, visitorId, lateViews);
    const classifications = await deleteClassifications(transaction, visitorId);
    await deleteSignals(transaction, visitorId);
    if (store.lateWriteMs !== null) await enqueueSweep(transaction, visitorId, store.lateWriteMs);
    await enqueueRedactions(transaction, [visitorId]);
    return lateHits.length + times.length + classifications > 0;
  });

/** Deletes the stored rows of a visitor and records their ids. The caller holds the locks of erasure and sessionization. */
async function deleteRows(
  transaction: Transaction,
  store: ErasureTarget['store'],
  visitorId: string,
  lateViews: readonly ViewRef[] = [],
): Promise<ErasedRows> {
  const erased = await store.erase(transaction, visitorId, lateViews);
  // Includes visits of other visitor ids with the same views.
  await enqueueRanges(
    transaction,
    erased.views.map(({ visitorId: visitor_id, at }) => ({ visitor_id, since: at, until: at })),
  );
  await recordErased(transaction, visitorId, [
    ...new Set([visitorId, ...[...lateViews, ...erased.views].map(({ id }) => id)]),
  ]);
  return erased;
}

/** Erased visitors per sweep, so that a run ends soon. */
const maxSweeps = 100;

/**
 * Deletes rows that a write in flight added after the erasure of their visitor. A writer holds the lock of erasures, but its connection to
 * PostgreSQL can be lost, or its process killed, while an engine outside the transaction completes the write. The hits may be gone from
 * the stream already, so that no redelivery shows them.
 */
export async function sweepLateWrites({
  database,
  store,
}: ErasureTarget & { readonly database: Pick<Database, 'sql'> }): Promise<void> {
  for (const visitorId of await readDueSweeps(database.sql, maxSweeps))
    await database.transaction(async (transaction) => {
      await lockSessionization(transaction);
      await lockErasure(transaction);
      if (await removeDueSweep(transaction, visitorId)) await deleteRows(transaction, store, visitorId);
    });
}

/** Repeats the erasure of visitors whose hits arrived after their erasure. */
export async function eraseLateHits(target: ErasureTarget, lateHits: readonly LateHit[]): Promise<void> {
  for (const [visitorId, hits] of Map.groupBy(lateHits, ({ visitorId }) => visitorId))
    await eraseVisitor(
      target,
      visitorId,
      hits.map(({ hit }) => hit),
    );
}

/** A hit that reached the projection after its visitor was erased. */
interface LateHit {
  readonly hit: Hit;
  readonly visitorId: string;
}

/** Queues the redaction of messages other than hits that arrived after the erasure of their visitor. The caller holds the shared erasure lock. */
export async function redactLateMessages(
  transaction: Transaction,
  messages: readonly Message[],
): Promise<void> {
  const ids = [...new Set(messages.flatMap(listMentionedIds))];
  if (ids.length === 0) return;
  const erased = await findErased(transaction, ids);
  if (erased.length > 0)
    await enqueueRedactions(
      transaction,
      erased.map(({ visitorId }) => visitorId),
    );
}

/** Splits off hits whose visitor id or page-view id was erased. The caller must hold the shared erasure lock. */
export async function splitErasedHits(
  transaction: Transaction,
  hits: readonly Hit[],
): Promise<{ accepted: readonly Hit[]; late: readonly LateHit[] }> {
  const erased = await findErased(transaction, [...new Set(hits.flatMap(listIds))]);
  if (erased.length === 0) return { accepted: hits, late: [] };
  const visitors = new Map(erased.map(({ id, visitorId }) => [id, visitorId]));
  const accepted: Hit[] = [];
  const late: LateHit[] = [];
  for (const hit of hits) {
    const visitorId = visitors.get(listIds(hit).find((id) => visitors.has(id)) ?? '');
    if (visitorId) late.push({ hit, visitorId });
    else accepted.push(hit);
  }
  return { accepted, late };
}

/** Returns the id of the view that a hit delivers; null for engagement. */
const toPageViewId = ({ type, data }: Hit): string | null =>
  type !== engagementRecorded.type && 'pageViewId' in data ? data.pageViewId : null;

const listIds = (hit: Hit): string[] => [hit.data.visitorId, toPageViewId(hit)].filter((id) => id !== null);
