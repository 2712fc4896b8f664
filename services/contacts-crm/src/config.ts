import { z } from 'zod';

export const contactsEnv = z.object({
  /** Shared with the lead-management provider, `whsec_` and base64 (standardwebhooks.com); without it the webhook takes nothing. */
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
});
