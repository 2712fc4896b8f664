import { rejections } from '@aera/event-store/decider';
import { type Bulk, hasEnded } from './bulk.ts';
import type { BulkAction, BulkRow } from './bulk-events.ts';
import { bulkNotFound } from './decide-bulk.ts';
import { isUndoable } from './row-command.ts';

const reject = rejections({
  'bulk-under-way': ['conflict', 'This action is still under way. Cancel it, or let it end.'],
  'bulk-not-undoable': ['conflict', 'This action cannot be taken back as a whole.'],
});

/**
 * The leads that an action changed, as it left them.
 * @throws DomainError `bulk-not-found`, `bulk-under-way`, `bulk-not-undoable`
 */
export function undoRows(bulk: Bulk): { action: BulkAction; rows: BulkRow[] } {
  if (bulk.status === 'absent') throw bulkNotFound();
  if (!hasEnded(bulk)) throw reject('bulk-under-way');
  if (bulk.of === 'undo' || !isUndoable(bulk.action)) throw reject('bulk-not-undoable');
  const rows = bulk.results.flatMap(({ leadId, version }, at) =>
    version === null ? [] : [{ leadId, version, owner: bulk.rows[at]?.owner ?? null }],
  );
  return { action: bulk.action, rows };
}
