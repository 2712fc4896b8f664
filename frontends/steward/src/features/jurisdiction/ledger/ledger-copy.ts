import { formatCount } from '../../../shared/copy/format-number.ts';

const entries = (size: number) => `${formatCount(size)} ${size === 1 ? 'entry' : 'entries'}`;

/** The words of the ledger's state. */
export const ledgerWords = {
  title: 'Ledger',
  lead: 'Every record is an entry of a log that can only grow. Signed checkpoints of it are kept in a second place.',
  loading: 'Loading the ledger...',
  failed: 'The state of the ledger did not load',
  size: 'Tree size',
  entries,
  checkpoint: 'Latest signed checkpoint',
  checkpointOf: (size: number) => `of ${entries(size)}`,
  since: (size: number) => `${entries(size)} came since`,
  witnessedAt: 'Witnessed',
  none: 'None yet: the first follows the first record within seconds.',
  notYet: 'Not yet',
  audit: 'Audit',
  audited: (leaves: number, at: string) => `${entries(leaves)} held to their events by ${at}`,
  auditFinished: (at: string) => `; all of them ${at}`,
  witness: 'Witness',
  agrees: 'In agreement',
  nothing: 'Nothing witnessed yet',
  diverged: 'Diverged',
  alarm: {
    title: 'Alarm: ledger.diverged',
    text: 'The log is not the one that was witnessed. No more checkpoints are published. Keep the checkpoint note, and compare it with a copy of the database.',
  },
  fileName: (size: number) => `checkpoint-${size}.txt`,
} as const;
