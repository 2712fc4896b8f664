import { stewardRoles } from '@aera/contracts';
import { listVariable, networkValue } from '@aera/service-kit';
import { z } from 'zod';

const networks = listVariable(networkValue);

export const securityEnv = z
  .object({
    STEWARD_USERNAME: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('Username of the first steward, created at the first start'),
    STEWARD_PASSWORD: z
      .string()
      .min(10, 'must have at least 10 characters')
      .max(200)
      .optional()
      .describe('Password of the first steward; set together with STEWARD_USERNAME'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .default('http://localhost:8080')
      .describe('Public URL of the site. Passkeys are bound to its domain and accepted from its origin only'),
    SECOND_FACTOR_ROLES: listVariable(z.enum(stewardRoles)).describe(
      'Roles that require a second factor (an authenticator or a passkey): steward, responder, auditor. Without one, only its setup is allowed',
    ),
    ACCESS_PIN: z
      .string()
      .min(4)
      .max(64)
      .optional()
      .describe('PIN of the pages behind the PIN guard. Without it, these pages are closed'),
    AUDIT_CHECKPOINT_INTERVAL_MS: z.coerce
      .number()
      .int()
      .min(10)
      .default(10_000)
      .describe('Milliseconds between two published checkpoints of the audit log'),
    COMPLIANCE_INTERVAL_MS: z.coerce
      .number()
      .int()
      .min(1_000)
      .default(3_600_000)
      .describe('Milliseconds between two runs of the compliance checks'),
    COMPLIANCE_INITIAL_DELAY_MS: z.coerce
      .number()
      .int()
      .min(0)
      .default(20_000)
      .describe('Milliseconds from the start to the first run of the compliance checks'),
    BREACHED_PASSWORDS_FILE: z
      .string()
      .min(1)
      .optional()
      .describe(
        'List of breached passwords: lines of `SHA-1:count` ordered by hash, as the downloader of Have I Been Pwned writes it. New passwords in it are rejected',
      ),
    REPORTS_DIR: z
      .string()
      .min(1)
      .optional()
      .describe('Folder with the results of builds and backups (dependencies.json, backup.json)'),
    TRUSTED_PROXIES: networks.describe(
      'IP addresses and CIDR ranges of the platform’s own proxies, as configured for the gateway. They are never blocked',
    ),
    ALLOW_LIST: networks.describe(
      'IP addresses and CIDR ranges that are never blocked, besides trusted proxies',
    ),
  })
  .refine((env) => (env.STEWARD_USERNAME === undefined) === (env.STEWARD_PASSWORD === undefined), {
    path: ['STEWARD_PASSWORD'],
    message: 'STEWARD_USERNAME and STEWARD_PASSWORD go together',
  });

export type SecurityEnv = z.output<typeof securityEnv>;
