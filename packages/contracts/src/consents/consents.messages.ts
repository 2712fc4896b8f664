import { z } from 'zod';
import { defineMessage } from '../message.ts';

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

/** A visitor took a consent back. */
export const consentWithdrawn = defineMessage(
  'consent-ledger.consent.withdrawn.v1',
  z.object({ consentId: z.string(), sessionId: z.string(), withdrawnAt: z.iso.datetime() }),
);

/** A visitor's identifiers were erased. Consumers erase the rest of the session. */
export const visitorErased = defineMessage(
  'consent-ledger.visitor.erased.v1',
  z.object({ sessionId: z.string(), erasedAt: z.iso.datetime() }),
);

/** A signed checkpoint (C2SP tlog-checkpoint), kept apart from the ledger's database. */
export const checkpointPublished = defineMessage(
  'consent-ledger.checkpoint.published.v1',
  z.object({ origin: z.string(), size: z.int(), note: z.string() }),
);

/** The ledger's log does not match its published checkpoint: it was tampered with. */
export const ledgerDiverged = defineMessage(
  'consent-ledger.ledger.tampering-detected.v1',
  z.object({ difference: z.string(), at: z.iso.datetime() }),
);
