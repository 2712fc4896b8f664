import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type BulkJob,
  type BulkAction,
  type BulkJobEvent,
  type BulkSelection,
  type BulkItemResult,
  type BulkItem,
  evolveBulkJob,
  hasEnded,
  initialBulkJob,
  type ExistingBulkJob,
  maxBulkItems,
} from './bulk-job.ts';
import { isUndoable } from './item-command.ts';

export type BulkJobCommand =
  | {
      type: 'StartBulkJob';
      data: {
        jobId: string;
        stewardId: string;
        action: BulkAction;
        selection: BulkSelection;
        undoes: string | null;
        items: readonly BulkItem[];
      };
      now: string;
    }
  | {
      type: 'RecordItemResults';
      data: { jobId: string; from: number; results: readonly BulkItemResult[] };
      now: string;
    }
  | { type: 'CancelBulkJob'; data: { jobId: string; stewardId: string }; now: string }
  | { type: 'CompleteBulkJob'; data: { jobId: string }; now: string };

type CommandOf<Type extends BulkJobCommand['type']> = Extract<BulkJobCommand, { type: Type }>;

const reject = rejections({
  'bulk-not-found': ['not-found', 'Bulk action not found.'],
  'bulk-id-taken': ['conflict', 'Another action already uses this ID.'],
  'bulk-empty': ['conflict', 'No contacts to change.'],
  'bulk-too-large': [
    'conflict',
    `More than ${maxBulkItems.toLocaleString('en')} contacts match. Narrow your filters and run it in parts.`,
  ],
  'bulk-ended': ['conflict', 'This action is done. You can only undo it.'],
  'bulk-running': ['conflict', 'This action is still running. Cancel it or wait for it to finish.'],
  'bulk-not-undoable': ['conflict', 'You can’t undo this action as a whole.'],
});

/** Items per `BulkItemsSelected` event. */
const itemsPerEvent = 1000;

export const bulkJobNotFound = () => reject('bulk-not-found');

function decideBulkJob(command: BulkJobCommand, bulk: BulkJob): BulkJobEvent[] {
  if (command.type === 'StartBulkJob') return start(command, bulk);
  if (bulk.status === 'absent') throw bulkJobNotFound();
  switch (command.type) {
    case 'RecordItemResults':
      return record(command, bulk);
    case 'CancelBulkJob':
      return cancel(command, bulk);
    case 'CompleteBulkJob':
      return complete(command, bulk);
    default:
      return unreachable(command);
  }
}

/** A repeated command starts the job once, even if other leads match by then. */
function start({ data, now }: CommandOf<'StartBulkJob'>, bulk: BulkJob): BulkJobEvent[] {
  const { items: selected, ...rest } = data;
  if (bulk.status !== 'absent') {
    const same =
      bulk.stewardId === rest.stewardId &&
      bulk.selection === rest.selection &&
      isSame(bulk.action, rest.action);
    if (same || rest.selection === 'undo') return [];
    throw reject('bulk-id-taken');
  }
  const items = [...new Map(selected.map((item) => [item.leadId, item])).values()];
  if (items.length === 0) throw reject('bulk-empty');
  if (items.length > maxBulkItems) throw reject('bulk-too-large');
  const started: BulkJobEvent = {
    type: 'BulkJobStarted',
    data: { ...rest, total: items.length, startedAt: now },
  };
  const offsets = Array.from(
    { length: Math.ceil(items.length / itemsPerEvent) },
    (_, index) => index * itemsPerEvent,
  );
  return [
    started,
    ...offsets.map((from): BulkJobEvent => ({
      type: 'BulkItemsSelected',
      data: { jobId: rest.jobId, from, items: items.slice(from, from + itemsPerEvent) },
    })),
  ];
}

/** Idempotent: results that were already recorded, for example before a crash, add no event. */
function record({ data, now }: CommandOf<'RecordItemResults'>, bulk: ExistingBulkJob): BulkJobEvent[] {
  const next = bulk.results.length;
  if (hasEnded(bulk) || data.from < next) return [];
  const items = bulk.items.slice(data.from, data.from + data.results.length);
  const isNextBatch =
    data.from === next &&
    items.length === data.results.length &&
    items.every(({ leadId }, index) => leadId === data.results[index]?.leadId);
  if (!isNextBatch) throw new Error('The results do not belong to the next items of the job.');
  return data.results.length === 0
    ? []
    : [{ type: 'BulkItemsProcessed', data: { ...data, processedAt: now } }];
}

function cancel({ data, now }: CommandOf<'CancelBulkJob'>, { status }: ExistingBulkJob): BulkJobEvent[] {
  if (status === 'completed') throw reject('bulk-ended');
  return status === 'running'
    ? [{ type: 'BulkJobCancelRequested', data: { ...data, cancelledAt: now } }]
    : [];
}

function complete({ data, now }: CommandOf<'CompleteBulkJob'>, bulk: ExistingBulkJob): BulkJobEvent[] {
  const allProcessed = bulk.results.length === bulk.items.length;
  if (hasEnded(bulk) || (bulk.status === 'running' && !allProcessed)) return [];
  return [{ type: 'BulkJobCompleted', data: { ...data, cancelled: !allProcessed, endedAt: now } }];
}

const isSame = (one: BulkAction, other: BulkAction): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

export const bulkJob: Decider<BulkJobCommand, BulkJobEvent, BulkJob> = {
  initial: initialBulkJob,
  evolve: evolveBulkJob,
  decide: decideBulkJob,
};

/**
 * Returns the leads that the job changed, with the versions it produced.
 * @throws DomainError `bulk-not-found`, `bulk-running`, `bulk-not-undoable`
 */
export function listItemsToUndo(bulk: BulkJob): { action: BulkAction; items: BulkItem[] } {
  if (bulk.status === 'absent') throw bulkJobNotFound();
  if (!hasEnded(bulk)) throw reject('bulk-running');
  if (bulk.selection === 'undo' || !isUndoable(bulk.action)) throw reject('bulk-not-undoable');
  const items = bulk.results.flatMap(({ leadId, version }, index) =>
    version === null ? [] : [{ leadId, version, owner: bulk.items[index]?.owner ?? null }],
  );
  return { action: bulk.action, items };
}
