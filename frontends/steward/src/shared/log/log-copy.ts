import { formatCount } from '../copy/format-number.ts';

const entries = (size: number) => `${formatCount(size)} ${size === 1 ? 'entry' : 'entries'}`;

/** The words of checking a log in this browser. */
export const logWords = {
  verify: 'Verify consistency',
  verifying: 'Verifying...',
  download: 'Download checkpoint note',
  needsTwo: 'There are no two checkpoints to compare yet.',
  check: {
    holds: 'The log only grew',
    holdsText: (first: number, second: number) =>
      `This browser has checked that the log of ${entries(second)} begins with the very ${entries(first)} that it had before.`,
    broken: 'This does not hold',
    steps: {
      key: 'The log’s key can be read',
      older: (size: number) => `The checkpoint of ${entries(size)} is signed with it`,
      newer: (size: number) => `The checkpoint of ${entries(size)} is signed with it`,
      proof: 'The newer one contains the older one, entry by entry (RFC 9162)',
    },
    good: 'holds',
    bad: 'does not hold',
    skipped: 'not reached',
    failed: 'The proof could not be fetched. Please try again.',
  },
} as const;
