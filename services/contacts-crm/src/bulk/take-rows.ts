import type { LeadFilter } from '../leads/lead-filter.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { type BulkRow, mostInBulk } from './bulk-events.ts';

/** One more than an action takes, so that it shows when there are too many. */
const enough = mostInBulk + 1;

export const rowsMatching = (queries: LeadQueries, filter: LeadFilter): Promise<BulkRow[]> =>
  queries.standing({ filter }, enough);

export const rowsInQuarantine = (queries: LeadQueries): Promise<BulkRow[]> =>
  queries.standing('quarantine', enough);

/** Those that are named, in their order; one that is not there has its row, too. */
export async function rowsChosen(queries: LeadQueries, leadIds: readonly string[]): Promise<BulkRow[]> {
  const wanted = leadIds.map((id) => id.toLowerCase());
  const found = new Map(
    (await queries.standing({ leadIds: wanted }, enough)).map((row) => [row.leadId, row]),
  );
  return wanted.map((leadId) => found.get(leadId) ?? { leadId, version: 0, owner: null });
}
