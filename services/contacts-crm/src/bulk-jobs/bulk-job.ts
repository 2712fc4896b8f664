import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { BulkAction, BulkOutcome };

/** Maximum number of leads in one job. */
export const maxBulkItems = 10_000;

/** How the leads of a job were selected. */
export type BulkSelection = ContactBulkJob['selection'];

/** A lead with its version and owner when it was selected: as the steward saw it, or at the start of the job. */
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
export type BulkJobEvent =
  | {
      type: 'BulkJobStarted';
      data: {
        jobId: string;
        stewardId: string;
        /** For an undo job: the action of the job it undoes. */
        action: BulkAction;
        selection: BulkSelection;
        undoes: string | null;
        total: number;
        startedAt: string;
      };
    }
  /** Appended with the start event, in several parts to limit the event size. `from` is the 0-based index of the first item. */
  | { type: 'BulkItemsSelected'; data: { jobId: string; from: number; items: readonly BulkItem[] } }
  | {
      type: 'BulkItemsProcessed';
      data: { jobId: string; from: number; results: readonly BulkItemResult[]; processedAt: string };
    }
  | { type: 'BulkJobCancelRequested'; data: { jobId: string; stewardId: string; cancelledAt: string } }
  | { type: 'BulkJobCompleted'; data: { jobId: string; cancelled: boolean; endedAt: string } };

export type BulkJob = { readonly status: 'absent' } | ExistingBulkJob;

export interface ExistingBulkJob {
  readonly status: 'running' | 'cancelling' | 'completed' | 'cancelled';
  readonly jobId: string;
  readonly stewardId: string;
  readonly action: BulkAction;
  readonly selection: BulkSelection;
  /** The job that this job undoes. */
  readonly undoes: string | null;
  readonly items: readonly BulkItem[];
  /** Results of the items processed so far, in item order. */
  readonly results: readonly BulkItemResult[];
}

export const initialBulkJob = (): BulkJob => ({ status: 'absent' });

export function evolveBulkJob(bulk: BulkJob, event: BulkJobEvent): BulkJob {
  if (event.type === 'BulkJobStarted') {
    const { jobId, stewardId, action, selection, undoes } = event.data;
    return { status: 'running', jobId, stewardId, action, selection, undoes, items: [], results: [] };
  }
  return bulk.status === 'absent' ? bulk : evolveExistingBulk(bulk, event);
}

function evolveExistingBulk(
  bulk: ExistingBulkJob,
  { type, data }: Exclude<BulkJobEvent, { type: 'BulkJobStarted' }>,
): ExistingBulkJob {
  switch (type) {
    case 'BulkItemsSelected':
      return { ...bulk, items: [...bulk.items, ...data.items] };
    case 'BulkItemsProcessed':
      return { ...bulk, results: [...bulk.results, ...data.results] };
    case 'BulkJobCancelRequested':
      return { ...bulk, status: 'cancelling' };
    case 'BulkJobCompleted':
      return { ...bulk, status: data.cancelled ? 'cancelled' : 'completed' };
    default:
      return unreachable(type);
  }
}

export const hasEnded = ({ status }: BulkJob): boolean => status === 'completed' || status === 'cancelled';
