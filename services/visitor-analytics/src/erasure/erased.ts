import { engagementRecorded } from '@aera/contracts/server';
import type { Sql } from '@aera/event-store';
import type { Hit } from '../facts/fact-rows.ts';

/** Who writes about visitors shares this lock, who erases them holds it alone; the number is arbitrary but shared. */
const visitorsLock = 7_305_004;

/** From here to the end of the transaction nobody is erased. */
export const whileNobodyIsErased = (sql: Sql) =>
  sql('select pg_advisory_xact_lock_shared($1)', [visitorsLock]);

/** From here to the end of the transaction nothing is written about visitors. */
export const whileNothingIsWritten = (sql: Sql) => sql('select pg_advisory_xact_lock($1)', [visitorsLock]);

/** A hit of somebody who had been erased before it was projected. */
export interface LateHit {
  readonly hit: Hit;
  readonly visitor: string;
}

/**
 * Tells the hits of visitors who were erased from the others: by the visitor, or by a view that the visitor sent under another name too.
 * To be called while nobody is erased.
 */
export async function partErased(
  sql: Sql,
  hits: readonly Hit[],
): Promise<{ taken: readonly Hit[]; late: readonly LateHit[] }> {
  const erased = await sql<{ id: string; visitor: string }>(
    'select id, visitor from erased where id = any($1::uuid[])',
    [[...new Set(hits.flatMap(idsOf))]],
  );
  if (erased.length === 0) return { taken: hits, late: [] };
  const visitors = new Map(erased.map(({ id, visitor }) => [id, visitor]));
  const taken: Hit[] = [];
  const late: LateHit[] = [];
  for (const hit of hits) {
    const visitor = visitors.get(idsOf(hit).find((id) => visitors.has(id)) ?? '');
    if (visitor) late.push({ hit, visitor });
    else taken.push(hit);
  }
  return { taken, late };
}

/** The id of the view that a hit is one sending of. */
export const viewOf = ({ type, data }: Hit): string | null =>
  type !== engagementRecorded.type && 'pageViewId' in data ? data.pageViewId : null;

const idsOf = (hit: Hit): string[] => [hit.data.sessionId, viewOf(hit)].filter((id) => id !== null);
