import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';

const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A checkpoint in the archive, with its publication time. */
const PublishedCheckpoint = z.object({ size: z.int(), note: z.string(), at: instant });
export type PublishedCheckpoint = z.infer<typeof PublishedCheckpoint>;

export const ledgerSchemas = {
  readLedgerCheckpoint: {
    summary: 'Read the current checkpoint of the log',
    response: z.object({ size: z.int(), checkpoint: z.string(), key: z.string() }),
  },
  readInclusionProof: {
    summary: 'Read inclusion proof of a leaf (RFC 9162, section 2.1.3)',
    query: z.object({ leaf: size, size }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  readConsistencyProof: {
    summary: 'Read consistency proof of the log (RFC 9162, section 2.1.4)',
    query: z.object({ first: size, second: size }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  readLedgerStatus: {
    summary: 'View ledger status',
    response: z.object({
      size: z.int(),
      /** The ledger's public key (C2SP signed-note). */
      key: z.string(),
      /** The newest checkpoint in the archive. */
      latest: PublishedCheckpoint.nullable(),
      previous: PublishedCheckpoint.nullable(),
      /** Mismatch of the log, or of an event and its leaf; null without one. */
      inconsistency: z.string().nullable(),
      /**
       * Number of leaves, from the first on, that were verified against their events, and when the last full verification ended; null
       * before the first.
       */
      audit: z
        .object({ leaves: z.int(), at: instant, finishedAt: instant.nullable() })
        .nullable()
        .default(null),
    }),
  },
} satisfies Record<string, RouteSchemas>;
