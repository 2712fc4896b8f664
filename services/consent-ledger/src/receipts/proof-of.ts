import type { ConsentReceipt } from '@aera/contracts';
import type { StoredEvent } from '@aera/event-store';
import { toBase64 } from '@aera/transparency-log/verify';
import type { Inclusion } from '../ledger/inclusion-desk.ts';
import { ledgerEntry } from '../ledger/ledger-entry.ts';

/** An event as its entry in the log, and that it stands there; `inclusion` is null while the log has not taken it up. */
export const proofOf = (
  event: StoredEvent,
  inclusion: Inclusion | null,
): Omit<ConsentReceipt['proof'], 'key'> => ({
  entry: ledgerEntry(event),
  inclusion: inclusion && {
    leaf: inclusion.leaf,
    hashes: inclusion.hashes.map(toBase64),
    checkpoint: inclusion.checkpoint.note,
  },
});
