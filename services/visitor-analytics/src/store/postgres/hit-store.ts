import type { Sql } from '@aera/event-store';
import { DayDeletedError, type ErasedRows, type HitStore, type ViewRef } from '../analytics-store.ts';
import { earlierDeliveryDays, engagementDays } from '../day-range.ts';
import type { Partitions } from './partitions.ts';
import { enqueueHours } from './roll-up-hours.ts';
import { writeHits } from './write-hits.ts';

export const createHitStore = (partitions: Partitions): HitStore => ({
  prepareDays: partitions.ensure,
  prepareUpcomingDays: partitions.ensureUpcoming,
  lateWriteMs: null,
  async write(transaction, rows) {
    try {
      await writeHits(transaction, rows);
    } catch (error) {
      if (!isMissingPartition(error)) throw error;
      // Another process has just dropped the partition.
      partitions.clearCache();
      throw new DayDeletedError('A day was deleted while its hits were written.', { cause: error });
    }
  },
  async erase(transaction, visitorId, lateViews) {
    const views = await deleteViews(transaction, visitorId, lateViews);
    return {
      views,
      times: [...views.map(({ at }) => at), ...(await deleteOtherRows(transaction, visitorId, views))],
    };
  },
});

/** PostgreSQL reports a row without a partition as check_violation. */
const isMissingPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514';

type ErasedView = ErasedRows['views'][number];

/** Deletes the visitor's views, their duplicate deliveries and their engagement. */
async function deleteViews(
  sql: Sql,
  visitorId: string,
  lateViews: readonly ViewRef[],
): Promise<ErasedView[]> {
  const returningClause = 'returning id, visitor_id as "visitorId", viewed_at as at';
  const own = await sql<ErasedView>(`delete from page_views where visitor_id = $1 ${returningClause}`, [
    visitorId,
  ]);
  const filter = toViewFilter([...lateViews, ...own]);
  if (!filter) return own;
  const otherViews = await sql<ErasedView>(
    `delete from page_views where ${filter.condition('id')} ${returningClause}`,
    filter.values,
  );
  await sql(`delete from engagements where ${filter.condition('view_id')}`, filter.values);
  return [...own, ...otherViews];
}

/** SQL filter for rows of these views, limited to nearby day partitions. Null if there are no views. */
function toViewFilter(views: readonly ViewRef[]) {
  const days = views.map(({ at }) => at.slice(0, 10)).toSorted();
  if (days.length === 0) return null;
  return {
    condition: (column: string) =>
      `${column} = any($1) and day between $2::date - ${earlierDeliveryDays} and $3::date + ${engagementDays}`,
    values: [views.map(({ id }) => id), days[0], days.at(-1)],
  };
}

/** Deletes IP addresses, visits, active days and funnel steps; returns the known times (ISO 8601). */
async function deleteOtherRows(sql: Sql, visitorId: string, views: readonly ViewRef[]): Promise<string[]> {
  const returningClause = 'returning seen_at as at';
  const ipAddresses = await sql<{ at: string }>(
    `delete from ip_addresses where visitor_id = $1 ${returningClause}`,
    [visitorId],
  );
  const filter = toViewFilter(views);
  if (filter) await sql(`delete from ip_addresses where ${filter.condition('hit_id')}`, filter.values);
  const sessionStarts = await sql<{ at: string }>(
    'delete from session_starts where visitor_id = $1 returning opened_at as at',
    [visitorId],
  );
  const visits = await sql<{ at: string }>(
    'delete from visits where visitor_id = $1 returning started_at as at',
    [visitorId],
  );
  await sql('delete from visitor_active_days where visitor_id = $1', [visitorId]);
  await enqueueHours(
    sql,
    visits.map(({ at }) => at),
  );
  const steps = await sql<{ at: string }>(
    'delete from funnel_steps where visitor_id = $1 returning reached_at as at',
    [visitorId],
  );
  return [...ipAddresses, ...sessionStarts, ...visits, ...steps].map(({ at }) => at);
}
