import { bulkOutcomes } from '@aera/contracts';
import { defineTable, defineProjection, type RowOf, rowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { BulkAction, BulkEvent, BulkSelection, BulkItemResult } from './bulk-job.ts';
import { bulkJobStream } from './bulk-job-stream.ts';

export const bulkJobsProjectionName = 'contact-bulks';

type Counts = Readonly<Record<BulkItemResult['outcome'], number>>;

/** A bulk job in the list. */
export const BulkJobRow = defineTable('contact_bulk_jobs', (p) => ({
  id: p.uuid().primary(),
  stewardId: p.text(),
  action: p.json<BulkAction>(),
  among: p.text().$type<BulkSelection>(),
  undoes: p.uuid().nullable(),
  status: p.text().$type<'running' | 'cancelling' | 'done' | 'cancelled'>(),
  total: p.integer(),
  done: p.integer(),
  nothing: p.integer(),
  changed: p.integer(),
  gone: p.integer(),
  refused: p.integer(),
  startedAt: p.instant(),
  endedAt: p.instant().nullable(),
}));
export type BulkJobRow = RowOf<typeof BulkJobRow>;

const zeroCounts: Counts = { done: 0, nothing: 0, changed: 0, gone: 0, refused: 0 };

export function projectBulk(row: BulkJobRow | null, { type, data }: BulkEvent): BulkJobRow | null {
  if (type === 'BulkJobStarted') {
    const { bulkId: id, of: among, ...rest } = data;
    return { ...rest, ...zeroCounts, id, among, status: 'running', endedAt: null };
  }
  if (!row) return null;
  switch (type) {
    case 'BulkItemsSelected':
      return row;
    case 'BulkItemsProcessed':
      return { ...row, ...addCounts(row, data.results) };
    case 'BulkJobCancelRequested':
      return { ...row, status: 'cancelling' };
    case 'BulkJobCompleted':
      return { ...row, status: data.cancelled ? 'cancelled' : 'done', endedAt: data.endedAt };
    default:
      return unreachable(type);
  }
}

const addCounts = (before: Counts, results: readonly BulkItemResult[]): Counts =>
  Object.fromEntries(
    bulkOutcomes.map((outcome) => [
      outcome,
      before[outcome] + results.filter((result) => result.outcome === outcome).length,
    ]),
  ) as Counts;

export const bulkJobsProjection = rowProjection({
  name: bulkJobsProjectionName,
  streams: [bulkJobStream],
  entity: BulkJobRow,
  key: ({ data }) => data.bulkId,
  project: projectBulk,
});

export const BulkItemRow = defineTable('contact_bulk_job_items', (p) => ({
  bulkId: p.uuid().primary(),
  place: p.integer().primary(),
  leadId: p.uuid(),
  outcome: p.text().$type<BulkItemResult['outcome']>().nullable(),
}));

const toItemRows = (events: readonly BulkEvent[], type: 'BulkItemsSelected' | 'BulkItemsProcessed') =>
  JSON.stringify(
    events.flatMap((event) => {
      if (event.type !== type) return [];
      const { bulkId: bulk, from } = event.data;
      const rows: readonly { leadId: string; outcome?: string }[] =
        event.type === 'BulkItemsSelected' ? event.data.rows : event.data.results;
      return rows.map(({ leadId: lead, outcome }, index) => ({
        bulk,
        place: from + index + 1,
        lead,
        outcome,
      }));
    }),
  );

/** Items of each job and their results. */
export const bulkJobItemsProjection = defineProjection({
  name: 'contact-bulk-rows',
  streams: [bulkJobStream],
  tables: ['contact_bulk_job_items'],
  async apply(events, { sql, table }) {
    const selected = toItemRows(events, 'BulkItemsSelected');
    const processed = toItemRows(events, 'BulkItemsProcessed');
    const recordset = 'jsonb_to_recordset($1::jsonb) as r (bulk uuid, place int, lead uuid, outcome text)';
    if (selected !== '[]')
      await sql(
        `insert into ${table('contact_bulk_job_items')} (bulk_id, place, lead_id)
         select bulk, place, lead from ${recordset} on conflict do nothing`,
        [selected],
      );
    if (processed !== '[]')
      await sql(
        `update ${table('contact_bulk_job_items')} t set outcome = r.outcome from ${recordset}
         where t.bulk_id = r.bulk and t.place = r.place`,
        [processed],
      );
  },
});
