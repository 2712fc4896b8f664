import type { Message } from '@aera/contracts/server';
import type { Transaction } from '../coordination/database.ts';
import { findErased } from '../coordination/erased-visitors.ts';
import { enqueueRedactions } from '../coordination/erasure-queues.ts';
import type { Hit } from '../hits/hit-rows.ts';
import { listMentionedIds, toPageViewId } from '../hits/mentioned-ids.ts';
import { type ErasureTarget, eraseVisitor } from './erase-visitor.ts';

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

/**
 * Queues the redaction of messages that mention an erased visitor but are no hits, such as classifications. The caller holds the shared
 * erasure lock.
 */
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
  const erased = await findErased(transaction, [...new Set(hits.flatMap(listHitIds))]);
  if (erased.length === 0) return { accepted: hits, late: [] };
  const visitors = new Map(erased.map(({ id, visitorId }) => [id, visitorId]));
  const accepted: Hit[] = [];
  const late: LateHit[] = [];
  for (const hit of hits) {
    const visitorId = visitors.get(listHitIds(hit).find((id) => visitors.has(id)) ?? '');
    if (visitorId) late.push({ hit, visitorId });
    else accepted.push(hit);
  }
  return { accepted, late };
}

const listHitIds = (hit: Hit): string[] =>
  [hit.data.visitorId, toPageViewId(hit)].filter((id) => id !== null);
