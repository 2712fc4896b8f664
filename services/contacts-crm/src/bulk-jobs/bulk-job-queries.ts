import type { bulkJobsSchemas, ContactBulkItem, ContactBulkJob } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import type { StewardNames } from '@aera/service-kit';
import type { z } from 'zod';
import type { LeadFilter } from '../leads/lead-filter.ts';
import type { LeadQueries } from '../leads/lead-queries.ts';
import { type BulkItem, maxBulkItems } from './bulk-job.ts';
import { BulkJobRow } from './bulk-jobs-projection.ts';
import { isUndoable } from './item-command.ts';

type ItemsQuery = z.output<typeof bulkJobsSchemas.listBulkJobItems.query>;

const columns = `${selectList(BulkJobRow)},
  (select u.id from contact_bulk_jobs u where u.undoes = b.id and u.status <> 'cancelled' limit 1) as "undoneBy"`;

export function createBulkJobQueries(sql: Sql, stewards: StewardNames) {
  const readJobs = async (clauses: string, values: readonly unknown[] = []): Promise<ContactBulkJob[]> => {
    const rows = await sql<BulkJobRow & { readonly undoneBy: string | null }>(
      `select ${columns} from contact_bulk_jobs b ${clauses}`,
      values,
    );
    const nameOf = await stewards.lookup(rows.map(({ stewardId }) => stewardId));
    return rows.map(({ stewardId, ...row }) => ({
      ...row,
      by: nameOf(stewardId),
      undoable:
        row.endedAt !== null &&
        row.selection !== 'undo' &&
        row.undoneBy === null &&
        row.counts.succeeded > 0 &&
        isUndoable(row.action),
    }));
  };

  return {
    /** Newest first, at most 20. */
    readRecent: () => readJobs('order by started_at desc, id desc limit 20'),
    readById: async (id: string) => (await readJobs('where id = $1', [id]))[0] ?? null,
    async readItems(id: string, { outcome, cursor, limit }: ItemsQuery) {
      const condition = `b.job_id = $1 and ($2 = 'all' or coalesce(b.outcome, 'pending') = $2)`;
      const [items, counts] = await Promise.all([
        sql<ContactBulkItem>(
          `select b.position, b.lead_id as "contactId", l.name, b.outcome
           from contact_bulk_job_items b left join leads l on l.id = b.lead_id
           where ${condition} and b.position > $3 order by b.position limit $4`,
          [id, outcome, cursor, limit + 1],
        ),
        sql<{ total: number }>(`select count(*) as total from contact_bulk_job_items b where ${condition}`, [
          id,
          outcome,
        ]),
      ]);
      const page = items.slice(0, limit);
      const next = items.length > limit ? String(page.at(-1)?.position) : null;
      return { items: page, next, total: counts[0]?.total ?? 0 };
    },
  };
}
export type BulkJobQueries = ReturnType<typeof createBulkJobQueries>;

/** One more than a job may contain, to detect selections that are too large. */
const maxSelected = maxBulkItems + 1;

export const selectByFilter = (queries: LeadQueries, filter: LeadFilter): Promise<BulkItem[]> =>
  queries.readVersions({ filter }, maxSelected);

export const selectQuarantined = (queries: LeadQueries): Promise<BulkItem[]> =>
  queries.readVersions('quarantine', maxSelected);
