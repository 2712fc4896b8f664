import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import {
  type BulkJob,
  type BulkAction,
  type BulkEvent,
  type BulkSelection,
  type BulkItemResult,
  type BulkItem,
  evolveBulk,
  hasEnded,
  initialBulk,
  type ExistingBulkJob,
  maxBulkItems,
} from './bulk-job.ts';
import { isUndoable } from './item-command.ts';

export type BulkCommand =
  | {
      type: 'StartBulk';
      data: {
        bulkId: string;
        stewardId: string;
        action: BulkAction;
        of: BulkSelection;
        undoes: string | null;
        rows: readonly BulkItem[];
      };
      now: string;
    }
  | {
      type: 'RecordItemResults';
      data: { bulkId: string; from: number; results: readonly BulkItemResult[] };
      now: string;
    }
  | { type: 'CancelBulk'; data: { bulkId: string; stewardId: string }; now: string }
  | { type: 'EndBulk'; data: { bulkId: string }; now: string };

type CommandOf<Type extends BulkCommand['type']> = Extract<BulkCommand, { type: Type }>;

const reject = rejections({
  'bulk-not-found': ['not-found', 'Bulk action not found.'],
  'bulk-id-taken': ['conflict', 'Another action already uses this ID.'],
  'bulk-empty': ['conflict', 'No contacts to change.'],
  'bulk-too-large': [
    'conflict',
    `More than ${maxBulkItems.toLocaleString('en')} contacts match. Narrow your filters and run it in parts.`,
  ],
  'bulk-over': ['conflict', 'This action is done. You can only undo it.'],
  'bulk-under-way': ['conflict', 'This action is still running. Cancel it or wait for it to finish.'],
  'bulk-not-undoable': ['conflict', 'You can’t undo this action as a whole.'],
});

/** Items per `BulkItemsSelected` event. */
const itemsPerEvent = 1000;

export const bulkNotFound = () => reject('bulk-not-found');

function decideBulk(command: BulkCommand, bulk: BulkJob): BulkEvent[] {
  if (command.type === 'StartBulk') return start(command, bulk);
  if (bulk.status === 'absent') throw bulkNotFound();
  switch (command.type) {
    case 'RecordItemResults':
      return record(command, bulk);
    case 'CancelBulk':
      return cancel(command, bulk);
    case 'EndBulk':
      return end(command, bulk);
    default:
      return unreachable(command);
  }
}

/** A repeated command starts the job once, even if other leads match by then. */
function start({ data, now }: CommandOf<'StartBulk'>, bulk: BulkJob): BulkEvent[] {
  const { rows: selected, ...rest } = data;
  if (bulk.status !== 'absent') {
    const same = bulk.stewardId === rest.stewardId && bulk.of === rest.of && isSame(bulk.action, rest.action);
    if (same || rest.of === 'undo') return [];
    throw reject('bulk-id-taken');
  }
  const rows = [...new Map(selected.map((row) => [row.leadId, row])).values()];
  if (rows.length === 0) throw reject('bulk-empty');
  if (rows.length > maxBulkItems) throw reject('bulk-too-large');
  const started: BulkEvent = {
    type: 'BulkJobStarted',
    data: { ...rest, total: rows.length, startedAt: now },
  };
  const offsets = Array.from(
    { length: Math.ceil(rows.length / itemsPerEvent) },
    (_, index) => index * itemsPerEvent,
  );
  return [
    started,
    ...offsets.map((from): BulkEvent => ({
      type: 'BulkItemsSelected',
      data: { bulkId: rest.bulkId, from, rows: rows.slice(from, from + itemsPerEvent) },
    })),
  ];
}

/** Idempotent: results that were already recorded, for example before a crash, add no event. */
function record({ data, now }: CommandOf<'RecordItemResults'>, bulk: ExistingBulkJob): BulkEvent[] {
  const next = bulk.results.length;
  if (hasEnded(bulk) || data.from < next) return [];
  const items = bulk.rows.slice(data.from, data.from + data.results.length);
  const isNextBatch =
    data.from === next &&
    items.length === data.results.length &&
    items.every(({ leadId }, index) => leadId === data.results[index]?.leadId);
  if (!isNextBatch) throw new Error('The results do not belong to the next items of the job.');
  return data.results.length === 0 ? [] : [{ type: 'BulkItemsProcessed', data: { ...data, handledAt: now } }];
}

function cancel({ data, now }: CommandOf<'CancelBulk'>, { status }: ExistingBulkJob): BulkEvent[] {
  if (status === 'done') throw reject('bulk-over');
  return status === 'running'
    ? [{ type: 'BulkJobCancelRequested', data: { ...data, cancelledAt: now } }]
    : [];
}

function end({ data, now }: CommandOf<'EndBulk'>, bulk: ExistingBulkJob): BulkEvent[] {
  const allProcessed = bulk.results.length === bulk.rows.length;
  if (hasEnded(bulk) || (bulk.status === 'running' && !allProcessed)) return [];
  return [{ type: 'BulkJobCompleted', data: { ...data, cancelled: !allProcessed, endedAt: now } }];
}

const isSame = (one: BulkAction, other: BulkAction): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());

export const bulk: Decider<BulkCommand, BulkEvent, BulkJob> = {
  initial: initialBulk,
  evolve: evolveBulk,
  decide: decideBulk,
};

/** * Returns the leads that the job changed, with the versions it produced.
 * @throws DomainError `bulk-not-found`, `bulk-under-way`, `bulk-not-undoable`
 */
export function itemsToUndo(bulk: BulkJob): { action: BulkAction; rows: BulkItem[] } {
  if (bulk.status === 'absent') throw bulkNotFound();
  if (!hasEnded(bulk)) throw reject('bulk-under-way');
  if (bulk.of === 'undo' || !isUndoable(bulk.action)) throw reject('bulk-not-undoable');
  const rows = bulk.results.flatMap(({ leadId, version }, index) =>
    version === null ? [] : [{ leadId, version, owner: bulk.rows[index]?.owner ?? null }],
  );
  return { action: bulk.action, rows };
}
