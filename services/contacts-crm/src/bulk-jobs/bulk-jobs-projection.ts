import { bulkOutcomes, type ContactBulkJob } from '@aera/contracts';
import { defineTable, defineProjection, type RowOf, defineRowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { BulkAction, BulkItemResult, BulkJobEvent, BulkOutcome, BulkSelection } from './bulk-job.ts';
import { bulkJobStream } from './bulk-job-stream.ts';

type Counts = ContactBulkJob['counts'];

/** A bulk job. */
export const BulkJobRow = defineTable('contact_bulk_jobs', (p) => ({
  id: p.uuid().primary(),
  stewardId: p.text(),
  action: p.json<BulkAction>(),
  selection: p.text().$type<BulkSelection>(),
  undoes: p.uuid().nullable(),
  status: p.text().$type<ContactBulkJob['status']>(),
  total: p.integer(),
  counts: p.json<Counts>(),
  startedAt: p.instant(),
  endedAt: p.instant().nullable(),
}));
export type BulkJobRow = RowOf<typeof BulkJobRow>;

const zeroCounts: Counts = { succeeded: 0, unchanged: 0, conflict: 0, 'not-found': 0, rejected: 0 };

export function projectBulkJob(row: BulkJobRow | null, { type, data }: BulkJobEvent): BulkJobRow | null {
  if (type === 'BulkJobStarted') {
    const { jobId: id, ...rest } = data;
    return { ...rest, id, counts: zeroCounts, status: 'running', endedAt: null };
  }
  if (!row) return null;
  switch (type) {
    case 'BulkItemsSelected':
      return row;
    case 'BulkItemsProcessed':
      return { ...row, counts: addResults(row.counts, data.results) };
    case 'BulkJobCancelRequested':
      return { ...row, status: 'cancelling' };
    case 'BulkJobCompleted':
      return { ...row, status: data.cancelled ? 'cancelled' : 'completed', endedAt: data.endedAt };
    default:
      return unreachable(type);
  }
}

const addResults = (counts: Counts, results: readonly BulkItemResult[]): Counts =>
  Object.fromEntries(
    bulkOutcomes.map((outcome) => [
      outcome,
      counts[outcome] + results.filter((result) => result.outcome === outcome).length,
    ]),
  ) as Counts;

export const bulkJobsProjection = defineRowProjection({
  name: 'bulk-jobs',
  streams: [bulkJobStream],
  entity: BulkJobRow,
  key: ({ data }) => data.jobId,
  project: projectBulkJob,
});

export const BulkItemRow = defineTable('contact_bulk_job_items', (p) => ({
  jobId: p.uuid().primary(),
  position: p.integer().primary(),
  leadId: p.uuid(),
  outcome: p.text().$type<BulkOutcome>().nullable(),
}));

const toItemRows = (events: readonly BulkJobEvent[], type: 'BulkItemsSelected' | 'BulkItemsProcessed') =>
  JSON.stringify(
    events.flatMap((event) => {
      if (event.type !== type) return [];
      const { jobId, from } = event.data;
      const items: readonly { leadId: string; outcome?: BulkOutcome }[] =
        event.type === 'BulkItemsSelected' ? event.data.items : event.data.results;
      return items.map(({ leadId, outcome }, index) => ({
        job_id: jobId,
        position: from + index + 1,
        lead_id: leadId,
        outcome,
      }));
    }),
  );

/** Items of each job and their results. */
export const bulkJobItemsProjection = defineProjection({
  name: 'bulk-job-items',
  streams: [bulkJobStream],
  tables: ['contact_bulk_job_items'],
  async apply(events, { sql, table }) {
    const selected = toItemRows(events, 'BulkItemsSelected');
    const processed = toItemRows(events, 'BulkItemsProcessed');
    const recordset =
      'jsonb_to_recordset($1::jsonb) as r (job_id uuid, position int, lead_id uuid, outcome text)';
    if (selected !== '[]')
      await sql(
        `insert into ${table('contact_bulk_job_items')} (job_id, position, lead_id)
         select job_id, position, lead_id from ${recordset} on conflict do nothing`,
        [selected],
      );
    if (processed !== '[]')
      await sql(
        `update ${table('contact_bulk_job_items')} t set outcome = r.outcome from ${recordset}
         where t.job_id = r.job_id and t.position = r.position`,
        [processed],
      );
  },
});
