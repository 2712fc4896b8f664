import { engagementRecorded } from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import type { Database } from '../hits/database.ts';
import type { Hit } from '../hits/hit-rows.ts';
import { enqueueHours } from '../sessionization/resessionize.ts';
import { sessionizerLockId } from '../sessionization/sessionizer.ts';

/** Maximum clock difference between ingest and stream in milliseconds. */
const clockSkewMs = 60_000;

/**
 * Deletes all data of a visitor, from page views to visits, and queues the affected hours. The ids of the visitor and the views are stored,
 * so that later hits under them are ignored. Idempotent. Returns whether there was any data.
 * @param late Hits that arrived after an earlier erasure.
 */
export const eraseVisitor = (
  { transaction }: Pick<Database, 'transaction'>,
  visitorId: string,
  late: readonly LateHit['hit'][] = [],
): Promise<boolean> =>
  transaction(async (sql) => {
    // Excludes a concurrent sessionization, which would write deleted visits again.
    await sql('select pg_advisory_xact_lock($1)', [sessionizerLockId]);
    await acquireExclusiveErasureLock(sql);
    if (late.length === 0 && (await isErased(sql, visitorId))) return false;
    const sent = late.flatMap((hit) => {
      const id = toPageViewId(hit);
      return id ? [{ id, at: hit.time }] : [];
    });
    const views = await deleteViews(sql, visitorId, sent);
    const times = [
      ...late.map(({ time }) => time),
      ...views.map(({ at }) => at),
      ...(await deleteDerivedRows(sql, visitorId, views)),
    ].map((at) => Date.parse(at));
    const classifications = await deleteClassifications(sql, visitorId);
    await sql(
      `insert into erased_ids (id, visitor_id) select id, $2 from unnest($1::uuid[]) as id on conflict do nothing`,
      [[...new Set([visitorId, ...[...sent, ...views].map(({ id }) => id)])], visitorId],
    );
    await sql('insert into stream_redaction_queue (visitor_id, since) values ($1, $2)', [
      visitorId,
      // Hits of an unknown visitor may still be in the stream, so the whole stream is searched.
      new Date(times.length > 0 ? Math.min(...times) - clockSkewMs : 0).toISOString(),
    ]);
    return times.length + classifications > 0;
  });

const isErased = async (sql: Sql, visitorId: string): Promise<boolean> =>
  (await sql('select 1 from erased_ids where id = $1', [visitorId])).length > 0;

/** Repeats the erasure for visitors whose hits arrived too late. */
export async function eraseLateHits(
  database: Pick<Database, 'transaction'>,
  late: readonly LateHit[],
): Promise<void> {
  for (const [visitorId, hits] of Map.groupBy(late, (one) => one.visitorId))
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
 * Days before a view within which it may have been delivered under another visitor id, and days after it within which its engagement may
 * arrive.
 */
const [daysBefore, daysAfter] = [1, 2];

/** Deletes the visitor's views, their duplicate deliveries and their engagement. */
async function deleteViews(sql: Sql, visitorId: string, sent: readonly ViewRef[]): Promise<DeletedView[]> {
  const gone = 'returning id, visitor_id as "visitorId", viewed_at as at';
  const own = await sql<DeletedView>(`delete from page_views where visitor_id = $1 ${gone}`, [visitorId]);
  const views = nearbyPartitions([...sent, ...own]);
  if (!views) return own;
  const others = await sql<DeletedView>(
    `delete from page_views where ${views.condition('id')} ${gone}`,
    views.values,
  );
  await sql(`delete from engagements where ${views.condition('view_id')}`, views.values);
  // Visits under other visitor ids that shared views are queued for sessionization, also in a concurrent rebuild.
  await sql(
    `insert into visit_recompute_queue (visitor_id, since, until)
     select "visitorId", at, at from jsonb_to_recordset($1::jsonb) as r ("visitorId" uuid, at timestamptz)`,
    [JSON.stringify([...own, ...others])],
  );
  return [...own, ...others];
}

/** Condition on rows of these views that restricts reads to the partitions around them; null without views. */
function nearbyPartitions(views: readonly ViewRef[]) {
  const days = views.map(({ at }) => at.slice(0, 10)).toSorted();
  if (days.length === 0) return null;
  return {
    condition: (column: string) =>
      `${column} = any($1) and day between $2::date - ${daysBefore} and $3::date + ${daysAfter}`,
    values: [views.map(({ id }) => id), days[0], days.at(-1)],
  };
}

/** Deletes all other rows and returns their times (ISO 8601). */
async function deleteDerivedRows(sql: Sql, visitorId: string, views: readonly ViewRef[]): Promise<string[]> {
  const gone = 'returning seen_at as at';
  const ipAddresses = await sql<{ at: string }>(`delete from ip_addresses where visitor_id = $1 ${gone}`, [
    visitorId,
  ]);
  const nearby = nearbyPartitions(views);
  if (nearby) await sql(`delete from ip_addresses where ${nearby.condition('hit_id')}`, nearby.values);
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

/** Shared by writers of visitor data, exclusive for erasure. The number is arbitrary but shared. */
export const erasureLockId = 7_305_004;

/** Until the end of the transaction no visitor is erased. */
export const acquireSharedErasureLock = (sql: Sql) =>
  sql('select pg_advisory_xact_lock_shared($1)', [erasureLockId]);

/** Until the end of the transaction no visitor data is written. */
const acquireExclusiveErasureLock = (sql: Sql) => sql('select pg_advisory_xact_lock($1)', [erasureLockId]);

/** A hit of a visitor who was erased before it was projected. */
interface LateHit {
  readonly hit: Hit;
  readonly visitorId: string;
}

/** Separates hits of erased visitors: by visitor id, or by a view that was also sent under an erased id. Requires the erasure lock. */
export async function partitionErasedHits(
  sql: Sql,
  hits: readonly Hit[],
): Promise<{ taken: readonly Hit[]; late: readonly LateHit[] }> {
  const erased = await sql<{ id: string; visitorId: string }>(
    'select id, visitor_id as "visitorId" from erased_ids where id = any($1::uuid[])',
    [[...new Set(hits.flatMap(listIds))]],
  );
  if (erased.length === 0) return { taken: hits, late: [] };
  const visitors = new Map(erased.map(({ id, visitorId }) => [id, visitorId]));
  const taken: Hit[] = [];
  const late: LateHit[] = [];
  for (const hit of hits) {
    const visitorId = visitors.get(listIds(hit).find((id) => visitors.has(id)) ?? '');
    if (visitorId) late.push({ hit, visitorId });
    else taken.push(hit);
  }
  return { taken, late };
}

/** Returns the id of the view that a hit delivers; null for engagement. */
const toPageViewId = ({ type, data }: Hit): string | null =>
  type !== engagementRecorded.type && 'pageViewId' in data ? data.pageViewId : null;

const listIds = (hit: Hit): string[] => [hit.data.visitorId, toPageViewId(hit)].filter((id) => id !== null);
