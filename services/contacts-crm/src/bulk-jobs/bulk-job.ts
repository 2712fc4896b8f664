import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { BulkAction, BulkOutcome };

/** Maximum number of leads in one job. */
export const maxBulkItems = 10_000;

/** How the leads of a job were selected. */
export type BulkSelection = ContactBulkJob['of'];

/** A lead with its version and owner when the job was started. */
export interface BulkItem {
  readonly leadId: string;
  readonly version: number;
  readonly owner: string | null;
}

export interface BulkItemResult {
  readonly leadId: string;
  readonly outcome: BulkOutcome;
  /** Version of the lead after the change; null if it was not changed. Undo requires this version. */
  readonly version: number | null;
}

/** Events of a bulk job. They contain ids only, no personal data and no search terms. */
export type BulkEvent =
  | {
      type: 'BulkJobStarted';
      data: {
        bulkId: string;
        stewardId: string;
        /** For an undo job: the action of the job it undoes. */
        action: BulkAction;
        of: BulkSelection;
        undoes: string | null;
        total: number;
        startedAt: string;
      };
    }
  /** Appended with the start event, in several parts to limit the event size. `from` is the 0-based position of the first row. */
  | { type: 'BulkItemsSelected'; data: { bulkId: string; from: number; rows: readonly BulkItem[] } }
  | {
      type: 'BulkItemsProcessed';
      data: { bulkId: string; from: number; results: readonly BulkItemResult[]; handledAt: string };
    }
  | { type: 'BulkJobCancelRequested'; data: { bulkId: string; stewardId: string; cancelledAt: string } }
  | { type: 'BulkJobCompleted'; data: { bulkId: string; cancelled: boolean; endedAt: string } };

export type BulkJob = { readonly status: 'absent' } | ExistingBulkJob;

export interface ExistingBulkJob {
  readonly status: 'running' | 'cancelling' | 'done' | 'cancelled';
  readonly bulkId: string;
  readonly stewardId: string;
  readonly action: BulkAction;
  readonly of: BulkSelection;
  readonly rows: readonly BulkItem[];
  /** Results of the rows processed so far, in row order. */
  readonly results: readonly BulkItemResult[];
}

export const initialBulk = (): BulkJob => ({ status: 'absent' });

export function evolveBulk(bulk: BulkJob, event: BulkEvent): BulkJob {
  if (event.type === 'BulkJobStarted') {
    const { bulkId, stewardId, action, of } = event.data;
    return { status: 'running', bulkId, stewardId, action, of, rows: [], results: [] };
  }
  return bulk.status === 'absent' ? bulk : evolveExistingBulk(bulk, event);
}

function evolveExistingBulk(
  bulk: ExistingBulkJob,
  { type, data }: Exclude<BulkEvent, { type: 'BulkJobStarted' }>,
): ExistingBulkJob {
  switch (type) {
    case 'BulkItemsSelected':
      return { ...bulk, rows: [...bulk.rows, ...data.rows] };
    case 'BulkItemsProcessed':
      return { ...bulk, results: [...bulk.results, ...data.results] };
    case 'BulkJobCancelRequested':
      return { ...bulk, status: 'cancelling' };
    case 'BulkJobCompleted':
      return { ...bulk, status: data.cancelled ? 'cancelled' : 'done' };
    default:
      return unreachable(type);
  }
}

export const hasEnded = ({ status }: BulkJob): boolean => status === 'done' || status === 'cancelled';
