import type { bulkJobsSchemas, ContactBulkJob, ContactBulkRow } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import type { StewardNames } from '@aera/service-kit';
import type { z } from 'zod';
import type { LeadFilter } from '../leads/lead-filter.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { type BulkItem, maxBulkItems } from './bulk-job.ts';
import { BulkJobRow } from './bulk-jobs-projection.ts';
import { isUndoable } from './item-command.ts';

type ItemsQuery = z.output<typeof bulkJobsSchemas.listContactBulkRows.query>;

export interface BulkQueries {
  /** Newest first, at most 20. */
  recent(): Promise<ContactBulkJob[]>;
  byId(id: string): Promise<ContactBulkJob | null>;
  rows(
    id: string,
    query: ItemsQuery,
  ): Promise<{ items: ContactBulkRow[]; next: string | null; total: number }>;
}

const columns = `${selectList(BulkJobRow)},
  (select u.id from contact_bulk_jobs u where u.undoes = b.id limit 1) as "undoneBy"`;

type BulkJobQueryRow = BulkJobRow & { readonly undoneBy: string | null };

export function createBulkQueries(sql: Sql, stewards: StewardNames): BulkQueries {
  const readJobs = async (clauses: string, values: readonly unknown[] = []): Promise<ContactBulkJob[]> => {
    const rows = await sql<BulkJobQueryRow>(`select ${columns} from contact_bulk_jobs b ${clauses}`, values);
    const nameOf = await stewards.lookup(rows.map(({ stewardId }) => stewardId));
    return rows.map((row) => {
      const { id, action, among, undoes, undoneBy, status, total, startedAt, endedAt } = row;
      const { done, nothing, changed, gone, refused } = row;
      return {
        id,
        by: nameOf(row.stewardId),
        action,
        of: among,
        status,
        total,
        counts: { done, nothing, changed, gone, refused },
        startedAt,
        endedAt,
        undoes,
        undoneBy,
        undoable: endedAt !== null && among !== 'undo' && undoneBy === null && done > 0 && isUndoable(action),
      };
    });
  };
  return {
    recent: () => readJobs('order by started_at desc, id desc limit 20'),
    byId: async (id) => (await readJobs('where id = $1', [id]))[0] ?? null,
    async rows(id, { outcome, cursor, limit }) {
      const condition = `b.bulk_id = $1 and ($2 = 'all' or coalesce(b.outcome, 'waiting') = $2)`;
      const [items, counts] = await Promise.all([
        sql<ContactBulkRow>(
          `select b.place, b.lead_id as "contactId", l.name, b.outcome
           from contact_bulk_job_items b left join leads l on l.id = b.lead_id
           where ${condition} and b.place > $3 order by b.place limit $4`,
          [id, outcome, cursor, limit + 1],
        ),
        sql<{ total: number }>(`select count(*) as total from contact_bulk_job_items b where ${condition}`, [
          id,
          outcome,
        ]),
      ]);
      const page = items.slice(0, limit);
      const next = items.length > limit ? String(page.at(-1)?.place) : null;
      return { items: page, next, total: counts[0]?.total ?? 0 };
    },
  };
}

/** One more than a job may contain, to detect selections that are too large. */
const maxSelected = maxBulkItems + 1;

export const selectByFilter = (queries: LeadQueries, filter: LeadFilter): Promise<BulkItem[]> =>
  queries.standing({ filter }, maxSelected);

export const selectQuarantined = (queries: LeadQueries): Promise<BulkItem[]> =>
  queries.standing('quarantine', maxSelected);

/** Returns an item per id, in the given order. Unknown ids get version 0, so that the job reports them as not found. */
export async function selectByIds(queries: LeadQueries, leadIds: readonly string[]): Promise<BulkItem[]> {
  const ids = leadIds.map((id) => id.toLowerCase());
  const itemsById = new Map(
    (await queries.standing({ leadIds: ids }, maxSelected)).map((row) => [row.leadId, row]),
  );
  return ids.map((leadId) => itemsById.get(leadId) ?? { leadId, version: 0, owner: null });
}
