import { findClassifications } from '../coordination/classifications.ts';
import type { Transaction } from '../coordination/database.ts';
import {
  mergeRanges,
  type QueuedRange,
  readQueuedRanges,
  removeQueuedRanges,
  type TimeRange,
} from '../coordination/recompute-queue.ts';
import { toUtcDay } from '../hits/utc-day.ts';
import type { AffectedVisit, VisitStore } from '../store/analytics-store.ts';
import { sessionize, type VisitRow } from '../visits/sessionize.ts';

/** Visits of some visitors in ranges that no other visit of theirs overlaps. */
export interface RecomputedVisits {
  readonly ranges: readonly TimeRange[];
  readonly before: readonly AffectedVisit[];
  readonly after: readonly VisitRow[];
}

/**
 * Recomputes the queued visits and returns the number of processed queue rows. Requires the lock. A queue row is removed with its result;
 * one added concurrently stays, since its data may not have been read. @param retainedFrom First day with stored events: earlier visits stay
 * unchanged. @param onVisits Called in the transaction with the visits.
 */
export async function resessionizeQueued(
  transaction: Transaction,
  store: VisitStore,
  retainedFrom: string,
  onVisits?: (transaction: Transaction, recomputed: RecomputedVisits) => Promise<void>,
): Promise<number> {
  const queued = await readQueuedRanges(transaction, await store.readMaxQueueRows(transaction));
  if (queued.length === 0) return 0;
  const ranges = [...listVisitorRanges(queued), ...(await findViewRanges(transaction, store, queued))];
  const changed = mergeRanges(ranges.filter(({ since }) => toUtcDay(since) >= retainedFrom));
  if (changed.length > 0) {
    const recomputed = await resessionize(transaction, store, changed);
    await onVisits?.(transaction, recomputed);
  }
  await removeQueuedRanges(transaction, queued);
  return queued.length;
}

async function resessionize(
  transaction: Transaction,
  store: VisitStore,
  changed: readonly TimeRange[],
): Promise<RecomputedVisits> {
  const { ranges, visits: before, views } = await expandAffected(transaction, store, changed);
  const classifications = await findClassifications(
    transaction,
    ranges.map(({ visitor_id }) => visitor_id),
  );
  const sessionStarts = Map.groupBy(
    await store.findSessionStarts(transaction, ranges),
    ({ visitorId }) => visitorId,
  );
  const after = [...Map.groupBy(views, ({ visitorId }) => visitorId)].flatMap(([visitorId, seen]) =>
    sessionize(seen, classifications.get(visitorId)?.classifiedAs, sessionStarts.get(visitorId)),
  );
  await store.replaceVisits(transaction, before, after);
  return { ranges, before, after };
}

/**
 * Expands the ranges by everything that sessionization could change: adjacent visits, and other deliveries of each view under any visitor
 * id.
 */
async function expandAffected(transaction: Transaction, store: VisitStore, changed: readonly TimeRange[]) {
  let asked = changed;
  for (;;) {
    const { ranges, visits } = await widenToAdjacentVisits(transaction, store, asked);
    const { views, deliveries } = await store.findViews(transaction, ranges);
    const wider = mergeRanges([...ranges, ...deliveries]);
    if (isSame(wider, ranges)) return { ranges, visits, views };
    asked = wider;
  }
}

const listVisitorRanges = (queued: readonly QueuedRange[]): TimeRange[] =>
  queued.flatMap(({ visitor_id, since, until }) => (visitor_id ? { visitor_id, since, until } : []));

/** Engagement refers to a view; the visitor of the view is looked up here. */
async function findViewRanges(
  transaction: Transaction,
  store: VisitStore,
  queued: readonly QueuedRange[],
): Promise<TimeRange[]> {
  const engagements = queued.flatMap(({ view_id, since }) =>
    view_id ? { view_id, received_at: since } : [],
  );
  return engagements.length === 0 ? [] : store.findViewRanges(transaction, engagements);
}

const isSame = (a: readonly TimeRange[], b: readonly TimeRange[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * Widens the ranges to adjacent visits that could change: the visit that a range starts in or directly after, and those that follow without
 * a pause. Earlier visits cannot change, so a long series of visits is not recomputed.
 */
async function widenToAdjacentVisits(
  transaction: Transaction,
  store: VisitStore,
  changed: readonly TimeRange[],
) {
  const ranges = new Map(changed.map((range) => [range.visitor_id, range]));
  const visits = new Map<string, readonly AffectedVisit[]>();
  // Only visitors whose range became wider are asked about again.
  for (let asked = changed; asked.length > 0;) {
    const found = Map.groupBy(
      await store.findAdjacentVisits(transaction, asked),
      ({ visitor_id }) => visitor_id,
    );
    for (const { visitor_id } of asked) visits.set(visitor_id, found.get(visitor_id) ?? []);
    asked = mergeRanges([
      ...asked,
      ...[...found.values()]
        .flat()
        .map(({ visitor_id, started_at: since, ended_at: until }) => ({ visitor_id, since, until })),
    ]).filter((range) => !isSame([range], [ranges.get(range.visitor_id) ?? range]));
    for (const range of asked) ranges.set(range.visitor_id, range);
  }
  return { ranges: [...ranges.values()], visits: [...visits.values()].flat() };
}
