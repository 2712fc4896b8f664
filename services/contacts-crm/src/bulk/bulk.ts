import { unreachable } from '@aera/event-store/decider';
import type { BulkAction, BulkEvent, BulkOrigin, BulkResult, BulkRow } from './bulk-events.ts';

export type Bulk = { readonly status: 'absent' } | KnownBulk;

export interface KnownBulk {
  readonly status: 'running' | 'cancelling' | 'done' | 'cancelled';
  readonly bulkId: string;
  readonly stewardId: string;
  readonly action: BulkAction;
  readonly of: BulkOrigin;
  readonly rows: readonly BulkRow[];
  /** Of the first rows, in their order. */
  readonly results: readonly BulkResult[];
}

export const initialBulk = (): Bulk => ({ status: 'absent' });

export function evolveBulk(bulk: Bulk, event: BulkEvent): Bulk {
  if (event.type === 'BulkStarted') {
    const { bulkId, stewardId, action, of } = event.data;
    return { status: 'running', bulkId, stewardId, action, of, rows: [], results: [] };
  }
  return bulk.status === 'absent' ? bulk : evolveKnown(bulk, event);
}

function evolveKnown(
  bulk: KnownBulk,
  { type, data }: Exclude<BulkEvent, { type: 'BulkStarted' }>,
): KnownBulk {
  switch (type) {
    case 'BulkRowsTaken':
      return { ...bulk, rows: [...bulk.rows, ...data.rows] };
    case 'BulkRowsHandled':
      return { ...bulk, results: [...bulk.results, ...data.results] };
    case 'BulkCancelled':
      return { ...bulk, status: 'cancelling' };
    case 'BulkEnded':
      return { ...bulk, status: data.cancelled ? 'cancelled' : 'done' };
    default:
      return unreachable(type);
  }
}

export const hasEnded = ({ status }: Bulk): boolean => status === 'done' || status === 'cancelled';
