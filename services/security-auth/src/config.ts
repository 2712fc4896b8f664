import { z } from 'zod';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const securityEnv = z
  .object({
    /** Sign-in of the first steward, appointed at the first start. */
    STEWARD_USERNAME: z.string().min(1).max(100).optional(),
    STEWARD_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(200).optional(),
    /** Where the site is: passkeys are made for its domain, and for its origin alone. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    /** PIN of the pages behind the PIN guard; without it these pages are closed. */
    ACCESS_PIN: z.string().min(4).max(64).optional(),
    /** Milliseconds between two checkpoints of the audit log for the second place. */
    AUDIT_CHECKPOINT_INTERVAL_MS: z.coerce.number().int().min(10).default(10_000),
    /** Milliseconds between two runs of the compliance checks, and before the first. */
    COMPLIANCE_INTERVAL_MS: z.coerce.number().int().min(1_000).default(3_600_000),
    COMPLIANCE_INITIAL_DELAY_MS: z.coerce.number().int().min(0).default(20_000),
    /** Folder that builds and backups leave their results in (`dependencies.json`, `backup.json`). */
    REPORTS_DIR: z.string().min(1).optional(),
    /** Addresses and CIDR ranges of the platform’s own proxies, as the gateway has them: they are never blocked. */
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
      .pipe(z.array(network)),
  })
  .refine((env) => (env.STEWARD_USERNAME === undefined) === (env.STEWARD_PASSWORD === undefined), {
    path: ['STEWARD_PASSWORD'],
    message: 'STEWARD_USERNAME and STEWARD_PASSWORD go together',
  });

export type SecurityEnv = z.output<typeof securityEnv>;
