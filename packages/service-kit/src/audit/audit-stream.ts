import type { StreamSpec } from '@aera/event-bus';

/** Where every service records what stewards do, on its own subject: on disk, for ever, and refused rather than dropped. */
export const auditStream: StreamSpec = {
  name: 'audit',
  description: 'What stewards did and read, before it was carried out, and how it ended',
  subjects: ['audit.>'],
  retention: 'limits',
  discard: 'new',
  dedupeMs: 10 * 60_000,
  maxAgeMs: 0,
  maxBytes: -1,
};
