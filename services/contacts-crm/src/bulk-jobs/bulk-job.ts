import type { BulkAction, BulkOutcome, ContactBulkJob } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { BulkAction, BulkOutcome };

/** Most leads that one action changes. */
export const maxBulkItems = 10_000;

/** Where the leads of an action came from. */
export type BulkSelection = ContactBulkJob['of'];

/** A lead as it was when the action began. */
export interface BulkItem {
  readonly leadId: string;
  readonly version: number;
  readonly owner: string | null;
}

/** Result of the item. */
export interface BulkItemResult {
  readonly leadId: string;
  readonly outcome: BulkOutcome;
  /** Version of the lead after the change, where it was changed; undo checks it. */
  readonly version: number | null;
}

/** What can have happened to an action on many leads. It holds ids alone, never what a person wrote or a steward searched for. */
export type BulkEvent =
  | {
      type: 'BulkJobStarted';
      data: {
        bulkId: string;
        stewardId: string;
        /** For one that takes another back: what that one did. */
        action: BulkAction;
        of: BulkSelection;
        undoes: string | null;
        total: number;
        startedAt: string;
      };
    }
  /** Beside the start, in parts, so that no event is too large. `from` is the place of the first, from 0. */
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
  /** Of the first rows, in their order. */
  readonly results: readonly BulkItemResult[];
}

export const initialBulk = (): BulkJob => ({ status: 'absent' });

export function evolveBulk(bulk: BulkJob, event: BulkEvent): BulkJob {
  if (event.type === 'BulkJobStarted') {
    const { bulkId, stewardId, action, of } = event.data;
    return { status: 'running', bulkId, stewardId, action, of, rows: [], results: [] };
  }
  return bulk.status === 'absent' ? bulk : evolveKnown(bulk, event);
}

function evolveKnown(
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
