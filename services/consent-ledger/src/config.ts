import { z } from 'zod';
import { witnessSettings } from './witnesses/witness-settings.ts';

export const ledgerEnv = z.object({
  VISITOR_ANALYTICS_URL: z.url().describe('Base URL of visitor-analytics'),
  LEDGER_SIGNING_KEY: z
    .string()
    .min(1)
    .describe(
      'Private Ed25519 JWK (RFC 8037), as JSON: signs checkpoints and notice tokens, and the key of visitor cookies is derived from it. It must never change',
    ),
  LEDGER_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/)
    .default('aera.example/consent-ledger')
    .describe('Permanent name of the log (C2SP tlog-checkpoint: a URL without its scheme)'),
  LEDGER_CHECKPOINT_INTERVAL_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(10_000)
    .describe(
      'Milliseconds between two archived checkpoints, and between two rounds of requests to witnesses',
    ),
  LEDGER_WITNESSES: witnessSettings.describe(
    'Witnesses of the ledger as JSON: `[{"key": "<key>", "url": "<URL>"}]` (C2SP tlog-witness)',
  ),
  LEDGER_WITNESS_QUORUM: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe(
      'Witnesses that must cosign a checkpoint before `/ledger/checkpoint` shows it; no effect without witnesses',
    ),
  LEDGER_WITNESS_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(5_000)
    .describe('Milliseconds that a witness has for its answer'),
  LEDGER_AUDIT_INTERVAL_MS: z.coerce
    .number()
    .int()
    .min(10)
    .default(1_000)
    .describe('Milliseconds between two steps of the ledger audit'),
  LEDGER_AUDIT_BATCH_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(5_000)
    .default(250)
    .describe('Events that each step of the ledger audit compares with their leaves'),
});

export type LedgerEnv = z.output<typeof ledgerEnv>;
