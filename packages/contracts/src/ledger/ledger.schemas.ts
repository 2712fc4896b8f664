import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';

/** A size of a log, or the index of an entry. */
export const logPosition = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Two sizes of a log, the smaller first. */
export const LogSizes = z
  .object({ first: logPosition, second: logPosition })
  .refine(({ first, second }) => first <= second, {
    path: ['first'],
    message: 'must not be greater than second',
  });

/** A checkpoint in the archive, with its publication time. */
const PublishedCheckpoint = z.object({ size: z.int(), note: z.string(), at: instant });
export type PublishedCheckpoint = z.infer<typeof PublishedCheckpoint>;

/** Why a witness did not cosign. */
export const witnessFailures = [
  'unreachable',
  'timeout',
  'unknown-log',
  'unknown-key',
  'inconsistent',
  'ahead',
  'invalid-cosignature',
  'unexpected-response',
] as const;
export type WitnessFailure = (typeof witnessFailures)[number];

/** A witness of the log and its newest cosignature. */
const WitnessStatus = z.object({
  name: z.string(),
  /** Size of the largest checkpoint that it cosigned; null before the first. */
  size: z.int().nullable(),
  cosignedAt: instant.nullable(),
  /** Why it did not cosign since; null if it did. */
  failure: z.object({ reason: z.enum(witnessFailures), detail: z.string(), since: instant }).nullable(),
  /** Number of times it began to refuse; being unreachable is no refusal. */
  refusals: z.int(),
});
export type WitnessStatus = z.infer<typeof WitnessStatus>;

/** One segment after `tile/`: the level or `entries`, three digits of the index (`x001`, `067`, `067.p`), or the width of a partial tile. */
const tileSegment = z.string().regex(/^(?:entries|x?\d{1,3}(?:\.p)?)$/);

export const ledgerSchemas = {
  readCosignedCheckpoint: { summary: 'Read the newest cosigned checkpoint (C2SP tlog-tiles)' },
  readLedgerTile: {
    summary: 'Read a tile or bundle of entries (C2SP tlog-tiles)',
    params: z.object({ level: tileSegment, a: tileSegment }),
  },
  readLedgerTile2: {
    summary: 'Read a tile or bundle: partial, or index above 999',
    params: z.object({ level: tileSegment, a: tileSegment, b: tileSegment }),
  },
  readLedgerTile3: {
    summary: 'Read a tile or bundle: partial and index above 999, or index above 999,999',
    params: z.object({ level: tileSegment, a: tileSegment, b: tileSegment, c: tileSegment }),
  },
  readLedgerTile4: {
    summary: 'Read a tile or bundle: partial and index above 999,999',
    params: z.object({ level: tileSegment, a: tileSegment, b: tileSegment, c: tileSegment, d: tileSegment }),
  },
  readLedgerCheckpoint: {
    summary: 'Read the current checkpoint of the log',
    response: z.object({
      size: z.int(),
      checkpoint: z.string(),
      key: z.string(),
      /** Keys of the witnesses (C2SP tlog-cosignature). */
      witnesses: z.array(z.string()).default([]),
    }),
  },
  readConsistencyProof: {
    summary: 'Read consistency proof of the log (RFC 9162, section 2.1.4)',
    query: LogSizes,
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
      mismatch: z.string().nullable(),
      /** Verification of events against their leaves, in rounds; null before the first step. */
      audit: z
        .object({
          /** Verified leaves of the current round, from the first on. */
          leaves: z.int(),
          /** Leaves that the round covers: those that existed when it started. */
          roundSize: z.int(),
          startedAt: instant,
          /** Time of the last step. */
          at: instant,
          /** End of the last full round; null before the first. */
          finishedAt: instant.nullable(),
        })
        .nullable()
        .default(null),
      witnesses: z.array(WitnessStatus).default([]),
      /** Witnesses that must cosign a checkpoint before it is published at `/ledger/checkpoint`. */
      quorum: z.int().default(0),
      /** The newest checkpoint with enough cosignatures; null without witnesses, and before the first. */
      cosigned: PublishedCheckpoint.nullable().default(null),
    }),
  },
} satisfies Record<string, RouteSchemas>;
