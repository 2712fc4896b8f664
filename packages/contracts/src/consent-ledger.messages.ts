import { z } from 'zod';
import { defineMessage } from './message.ts';

/** A visitor acknowledged the notice. Who and where from stays in the ledger. */
export const consentRecorded = defineMessage(
  'consent-ledger.consent.recorded.v1',
  z.object({
    consentId: z.string(),
    sessionId: z.string(),
    hasReadNotice: z.boolean(),
    noticeVersion: z.string(),
    consentedAt: z.iso.datetime(),
  }),
);
