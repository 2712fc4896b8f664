import { z } from 'zod';

/** Base URLs of the personal data services. A service without a URL is not called and is reported as unavailable. */
const personalDataServicesEnv = z.object({
  CONSENT_LEDGER_URL: z.url().optional().describe('Base URL of consent-ledger'),
  VISITOR_ANALYTICS_URL: z.url().optional().describe('Base URL of visitor-analytics'),
  KNOWLEDGE_SEARCH_URL: z.url().optional().describe('Base URL of knowledge-search'),
  QUESTIONS_NOTIFICATIONS_URL: z.url().optional().describe('Base URL of questions-notifications'),
  SECURITY_AUTH_URL: z.url().optional().describe('Base URL of security-auth'),
});

export const contactsEnv = z.object({
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional()
    .describe(
      'Shared with the lead-management provider: whsec_ and base64 (standardwebhooks.com). The webhook rejects all deliveries if unset',
    ),
  ...personalDataServicesEnv.shape,
});
export type ContactsEnv = z.output<typeof contactsEnv>;
