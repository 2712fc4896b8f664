import { z } from 'zod';

/** Where the services are that hold something of people. One that is not named is not reached, and answers say so. */
const personalDataServicesEnv = z.object({
  CONSENT_LEDGER_URL: z.url().optional(),
  VISITOR_ANALYTICS_URL: z.url().optional(),
  KNOWLEDGE_SEARCH_URL: z.url().optional(),
  QUESTIONS_NOTIFICATIONS_URL: z.url().optional(),
  SECURITY_AUTH_URL: z.url().optional(),
});

export const contactsEnv = z.object({
  /** Shared with the lead-management provider, `whsec_` and base64 (standardwebhooks.com); without it the webhook takes nothing. */
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  ...personalDataServicesEnv.shape,
});
export type ContactsEnv = z.output<typeof contactsEnv>;
