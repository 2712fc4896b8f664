import { formatEntries } from '../copy/format-number.ts';

export const logCopy = {
  size: 'Entries',
  checkpoint: 'Latest signed checkpoint',
  addedSince: (size: number) => `${formatEntries(size)} added since`,
  none: 'None yet. The first one appears within seconds of the first entry.',
  publishedAt: 'Published',
  notYet: 'Not yet',
  published: 'Published checkpoint',
  match: 'Match',
  unpublished: 'Not published yet',
  mismatch: 'Mismatch',
  verify: 'Verify log',
  verifying: 'Verifying...',
  download: 'Download checkpoint',
  needsTwo: 'Available after two checkpoints',
  check: {
    verified: 'Verified: nothing was changed or removed',
    verifiedText: (first: number, second: number) =>
      `Your browser verified that the first ${formatEntries(first)} of ${formatEntries(second)} are unchanged.`,
    verificationFailed: 'Verification failed',
    steps: {
      key: 'The log’s key is valid',
      older: (size: number) => `The checkpoint of ${formatEntries(size)} has a valid signature`,
      newer: (size: number) => `The checkpoint of ${formatEntries(size)} has a valid signature`,
      proof: 'The newer checkpoint contains every entry of the older one (RFC 9162)',
    },
    passed: 'passed',
    notPassed: 'failed',
    skipped: 'skipped',
    failed: 'Couldn’t load the proof. Try again.',
  },
} as const;
