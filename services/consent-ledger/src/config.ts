import { z } from 'zod';

export const ledgerEnv = z.object({
  VISITOR_ANALYTICS_URL: z.url(),
  /** Private Ed25519 JWK (RFC 8037), as JSON: signs checkpoints and notice tokens. It must never change. */
  LEDGER_SIGNING_KEY: z.string().min(1),
  /** Permanent name of the log (C2SP tlog-checkpoint: a URL without its scheme). */
  LEDGER_ORIGIN: z
    .string()
    .regex(/^[^\s+]+$/)
    .default('aera.example/consent-ledger'),
  /** Milliseconds between two checkpoints for the second place. */
  LEDGER_CHECKPOINT_INTERVAL_MS: z.coerce.number().int().min(10).default(10_000),
  /** Milliseconds between two steps of the audit, and how many events each holds to their leaves. */
  LEDGER_AUDIT_INTERVAL_MS: z.coerce.number().int().min(10).default(1_000),
  LEDGER_AUDIT_BATCH_SIZE: z.coerce.number().int().min(1).max(5_000).default(250),
});

export type LedgerEnv = z.output<typeof ledgerEnv>;
