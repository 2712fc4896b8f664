import { engagementRecorded } from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import type { Database } from '../hits/database.ts';
import type { Hit } from '../hits/hit-rows.ts';
import { enqueueHours } from '../sessionization/resessionize.ts';
import { sessionizerLockId } from '../sessionization/sessionizer.ts';

/** Maximum clock difference between ingest and stream in milliseconds. */
const maxClockSkewMs = 60_000;

/**
 * Deletes all analytics data of a visitor and queues affected visits, hours and stream messages. Stores the visitor and view ids so that
 * later hits are recognized and erased too. Idempotent. Returns whether anything was erased.
 * @param lateHits Hits that arrived after an earlier erasure.
 */
export const eraseVisitor = (
  { transaction }: Pick<Database, 'transaction'>,
  visitorId: string,
  lateHits: readonly LateHit['hit'][] = [],
): Promise<boolean> =>
  transaction(async (sql) => {
    // Blocks concurrent sessionization, which would recreate deleted visits.
    await sql('select pg_advisory_xact_lock($1)', [sessionizerLockId]);
    await acquireExclusiveErasureLock(sql);
    if (lateHits.length === 0 && (await isErased(sql, visitorId))) return false;
    const lateViews = lateHits.flatMap((hit) => {
      const id = toPageViewId(hit);
      return id ? [{ id, at: hit.time }] : [];
    });
    const views = await deleteViews(sql, visitorId, lateViews);
    const times = [
      ...lateHits.map(({ time }) => time),
      ...views.map(({ at }) => at),
      ...(await deleteRemainingRows(sql, visitorId, views)),
    ].map((at) => Date.parse(at));
    const classifications = await deleteClassifications(sql, visitorId);
    await sql(
      `insert into erased_ids (id, visitor_id) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing`,
      [[...new Set([visitorId, ...[...lateViews, ...views].map(({ id }) => id)])], visitorId],
    );
    await sql('insert into stream_redaction_queue (visitor_id, since) values ($1, $2)', [
      visitorId,
      // Hits of an unknown visitor may still be in the stream, so the whole stream is searched.
      new Date(times.length > 0 ? Math.min(...times) - maxClockSkewMs : 0).toISOString(),
    ]);
    return times.length + classifications > 0;
  });

const isErased = async (sql: Sql, visitorId: string): Promise<boolean> =>
  (await sql('select 1 from erased_ids where id = $1', [visitorId])).length > 0;

/** Repeats the erasure of visitors whose hits arrived after their erasure. */
export async function eraseLateHits(
  database: Pick<Database, 'transaction'>,
  lateHits: readonly LateHit[],
): Promise<void> {
  for (const [visitorId, hits] of Map.groupBy(lateHits, ({ visitorId }) => visitorId))
    await eraseVisitor(
      database,
      visitorId,
      hits.map(({ hit }) => hit),
    );
}

interface DeletedView {
  readonly id: string;
  readonly visitorId: string;
  readonly at: string;
}

type ViewRef = Pick<DeletedView, 'id' | 'at'>;

/**
 * A duplicate of a view may be stored up to `maxDaysBeforeView` days earlier under another visitor id; engagement may arrive up to
 * `maxDaysAfterView` days later.
 */
const [maxDaysBeforeView, maxDaysAfterView] = [1, 2];

/** Deletes the visitor's views, their duplicate deliveries and their engagement. */
async function deleteViews(
  sql: Sql,
  visitorId: string,
  lateViews: readonly ViewRef[],
): Promise<DeletedView[]> {
  const returningClause = 'returning id, visitor_id as "visitorId", viewed_at as at';
  const own = await sql<DeletedView>(`delete from page_views where visitor_id = $1 ${returningClause}`, [
    visitorId,
  ]);
  const filter = toViewFilter([...lateViews, ...own]);
  if (!filter) return own;
  const others = await sql<DeletedView>(
    `delete from page_views where ${filter.condition('id')} ${returningClause}`,
    filter.values,
  );
  await sql(`delete from engagements where ${filter.condition('view_id')}`, filter.values);
  // Queues the affected visits for recomputation, including those of other visitor ids with the same views. A running rebuild sees them too.
  await sql(
    `insert into visit_recompute_queue (visitor_id, since, until)
     select "visitorId", at, at from jsonb_to_recordset($1::jsonb) as r ("visitorId" uuid, at timestamptz)`,
    [JSON.stringify([...own, ...others])],
  );
  return [...own, ...others];
}

/** SQL filter for rows of these views, limited to nearby day partitions. Null if there are no views. */
function toViewFilter(views: readonly ViewRef[]) {
  const days = views.map(({ at }) => at.slice(0, 10)).toSorted();
  if (days.length === 0) return null;
  return {
    condition: (column: string) =>
      `${column} = any($1) and day between $2::date - ${maxDaysBeforeView} and $3::date + ${maxDaysAfterView}`,
    values: [views.map(({ id }) => id), days[0], days.at(-1)],
  };
}

/** Deletes IP addresses, visits, active days and funnel steps; returns the known times (ISO 8601). */
async function deleteRemainingRows(
  sql: Sql,
  visitorId: string,
  views: readonly ViewRef[],
): Promise<string[]> {
  const returningClause = 'returning seen_at as at';
  const ipAddresses = await sql<{ at: string }>(
    `delete from ip_addresses where visitor_id = $1 ${returningClause}`,
    [visitorId],
  );
  const filter = toViewFilter(views);
  if (filter) await sql(`delete from ip_addresses where ${filter.condition('hit_id')}`, filter.values);
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
  return [...ipAddresses, ...visits, ...steps].map(({ at }) => at);
}

/** Deletes the visitor's classifications and returns their number. */
async function deleteClassifications(sql: Sql, visitorId: string): Promise<number> {
  await sql('delete from session_classifications where visitor_id = $1', [visitorId]);
  return (
    await sql('delete from session_classification_history where visitor_id = $1 returning 1', [visitorId])
  ).length;
}

/** Advisory lock id: writers take it in shared mode, erasure in exclusive mode. Arbitrary, but every process must use the same one. */
export const erasureLockId = 7_305_004;

/** Blocks erasure until the transaction ends. */
export const acquireSharedErasureLock = (sql: Sql) =>
  sql('select pg_advisory_xact_lock_shared($1)', [erasureLockId]);

/** Blocks writers until the transaction ends. */
const acquireExclusiveErasureLock = (sql: Sql) => sql('select pg_advisory_xact_lock($1)', [erasureLockId]);

/** A hit that reached the projection after its visitor was erased. */
interface LateHit {
  readonly hit: Hit;
  readonly visitorId: string;
}

/** Splits off hits whose visitor id or page-view id was erased. The caller must hold the shared erasure lock. */
export async function splitErasedHits(
  sql: Sql,
  hits: readonly Hit[],
): Promise<{ accepted: readonly Hit[]; late: readonly LateHit[] }> {
  const erased = await sql<{ id: string; visitorId: string }>(
    'select id, visitor_id as "visitorId" from erased_ids where id = any($1::uuid[])',
    [[...new Set(hits.flatMap(listIds))]],
  );
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
