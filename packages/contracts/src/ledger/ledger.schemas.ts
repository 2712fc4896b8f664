import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';

const size = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A signed note that stands in the second place, and since when. */
const PublishedCheckpoint = z.object({ size: z.int(), note: z.string(), at: instant });
export type PublishedCheckpoint = z.infer<typeof PublishedCheckpoint>;

export const ledgerSchemas = {
  readLedgerCheckpoint: {
    summary: 'What the log states of itself now, signed',
    response: z.object({ size: z.int(), checkpoint: z.string(), key: z.string() }),
  },
  readInclusionProof: {
    summary: 'Proof that a leaf stands in the log of a size (RFC 9162, section 2.1.3)',
    query: z.object({ leaf: size, size }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  readConsistencyProof: {
    summary: 'Proof that the log only grew from one size to another (RFC 9162, section 2.1.4)',
    query: z.object({ first: size, second: size }),
    response: z.object({ hashes: z.array(z.string()) }),
  },
  readLedgerStatus: {
    summary: 'Whether the log matches its published checkpoint',
    response: z.object({
      size: z.int(),
      /** The ledger's public key (C2SP signed-note). */
      key: z.string(),
      /** The newest checkpoint in the second place, and the one before it. */
      latest: PublishedCheckpoint.nullable(),
      previous: PublishedCheckpoint.nullable(),
      /** What is not as it was, of the log or of an event behind it; null while nothing is. */
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
