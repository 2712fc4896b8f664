import { bulkOutcomes } from '@aera/contracts';
import { defineProjection, rowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import type { BulkAction, BulkEvent, BulkSelection, BulkItemResult } from './bulk-job.ts';
import { bulkJobStream } from './bulk-job-stream.ts';

/** The projection of actions. */
export const bulkJobsProjectionName = 'contact-bulks';

type Counts = Readonly<Record<BulkItemResult['outcome'], number>>;

/** An action as it is listed. */
export interface BulkJobRow extends Counts {
  readonly id: string;
  readonly stewardId: string;
  readonly action: BulkAction;
  readonly among: BulkSelection;
  readonly undoes: string | null;
  readonly status: 'running' | 'cancelling' | 'done' | 'cancelled';
  readonly total: number;
  readonly startedAt: string;
  readonly endedAt: string | null;
}

const none: Counts = { done: 0, nothing: 0, changed: 0, gone: 0, refused: 0 };

export function projectBulk(row: BulkJobRow | null, { type, data }: BulkEvent): BulkJobRow | null {
  if (type === 'BulkStarted') {
    const { bulkId: id, of: among, ...told } = data;
    return { ...told, ...none, id, among, status: 'running', endedAt: null };
  }
  if (!row) return null;
  switch (type) {
    case 'BulkRowsTaken':
      return row;
    case 'BulkRowsHandled':
      return { ...row, ...counted(row, data.results) };
    case 'BulkCancelled':
      return { ...row, status: 'cancelling' };
    case 'BulkEnded':
      return { ...row, status: data.cancelled ? 'cancelled' : 'done', endedAt: data.endedAt };
    default:
      return unreachable(type);
  }
}

const counted = (before: Counts, results: readonly BulkItemResult[]): Counts =>
  Object.fromEntries(
    bulkOutcomes.map((outcome) => [
      outcome,
      before[outcome] + results.filter((result) => result.outcome === outcome).length,
    ]),
  ) as Counts;

export const bulkJobsProjection = rowProjection<typeof bulkJobStream, BulkJobRow>({
  name: bulkJobsProjectionName,
  streams: [bulkJobStream],
  table: 'contact_bulks',
  key: ({ data }) => data.bulkId,
  columns: {
    id: 'uuid',
    stewardId: 'text',
    action: 'jsonb',
    among: 'text',
    undoes: 'uuid',
    status: 'text',
    total: 'int',
    done: 'int',
    nothing: 'int',
    changed: 'int',
    gone: 'int',
    refused: 'int',
    startedAt: 'timestamptz',
    endedAt: 'timestamptz',
  },
  project: projectBulk,
});

const toItemRows = (events: readonly BulkEvent[], type: 'BulkRowsTaken' | 'BulkRowsHandled') =>
  JSON.stringify(
    events.flatMap((event) => {
      if (event.type !== type) return [];
      const { bulkId: bulk, from } = event.data;
      const rows: readonly { leadId: string; outcome?: string }[] =
        event.type === 'BulkRowsTaken' ? event.data.rows : event.data.results;
      return rows.map(({ leadId: lead, outcome }, at) => ({ bulk, place: from + at + 1, lead, outcome }));
    }),
  );

/** What became of each lead of an action. */
export const bulkJobItemsProjection = defineProjection({
  name: 'contact-bulk-rows',
  streams: [bulkJobStream],
  tables: ['contact_bulk_rows'],
  async apply(events, { sql, table }) {
    const taken = toItemRows(events, 'BulkRowsTaken');
    const handled = toItemRows(events, 'BulkRowsHandled');
    const recordset = 'jsonb_to_recordset($1::jsonb) as r (bulk uuid, place int, lead uuid, outcome text)';
    if (taken !== '[]')
      await sql(
        `insert into ${table('contact_bulk_rows')} (bulk_id, place, lead_id)
         select bulk, place, lead from ${recordset} on conflict do nothing`,
        [taken],
      );
    if (handled !== '[]')
      await sql(
        `update ${table('contact_bulk_rows')} t set outcome = r.outcome from ${recordset}
         where t.bulk_id = r.bulk and t.place = r.place`,
        [handled],
      );
  },
});
