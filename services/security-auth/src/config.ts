import { z } from 'zod';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const securityEnv = z
  .object({
    /** Sign-in of the first steward, who is appointed at the first start. */
    STEWARD_USERNAME: z.string().min(1).max(100).optional(),
    STEWARD_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(200).optional(),
    /** Public URL of the site. Passkeys are bound to its domain and accepted from its origin only. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    /** PIN of the pages behind the PIN guard. Without it, these pages are closed. */
    ACCESS_PIN: z.string().min(4).max(64).optional(),
    /** Milliseconds between two published checkpoints of the audit log. */
    AUDIT_CHECKPOINT_INTERVAL_MS: z.coerce.number().int().min(10).default(10_000),
    /** Milliseconds between two runs of the compliance checks. */
    COMPLIANCE_INTERVAL_MS: z.coerce.number().int().min(1_000).default(3_600_000),
    COMPLIANCE_INITIAL_DELAY_MS: z.coerce.number().int().min(0).default(20_000),
    /** Folder with the results of builds and backups (`dependencies.json`, `backup.json`). */
    REPORTS_DIR: z.string().min(1).optional(),
    /** IP addresses and CIDR ranges of the platform’s own proxies, as configured for the gateway. They are never blocked. */
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
