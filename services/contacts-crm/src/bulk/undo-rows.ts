import { DomainError } from '@aera/event-store/decider';
import { type Bulk, hasEnded } from './bulk.ts';
import type { BulkAction, BulkRow } from './bulk-events.ts';
import { isUndoable } from './row-command.ts';

/**
 * The leads that an action changed, as it left them.
 * @throws DomainError `bulk-not-found`, `bulk-under-way`, `bulk-not-undoable`
 */
export function undoRows(bulk: Bulk): { action: BulkAction; rows: BulkRow[] } {
  if (bulk.status === 'absent') throw new DomainError('bulk-not-found', 'There is no such action.');
  if (!hasEnded(bulk))
    throw new DomainError('bulk-under-way', 'This action is still under way. Cancel it, or let it end.');
  if (bulk.of === 'undo' || !isUndoable(bulk.action))
    throw new DomainError('bulk-not-undoable', 'This action cannot be taken back as a whole.');
  const rows = bulk.results.flatMap(({ leadId, version }, at) =>
    version === null ? [] : [{ leadId, version, owner: bulk.rows[at]?.owner ?? null }],
  );
  return { action: bulk.action, rows };
}
