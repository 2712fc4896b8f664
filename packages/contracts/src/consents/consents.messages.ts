import { z } from 'zod';
import { witnessFailures } from '../ledger/ledger.schemas.ts';
import { defineMessage } from '../message.ts';

/** A visitor consented. Personal data is not published. */
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

/** A visitor withdrew a consent. */
export const consentWithdrawn = defineMessage(
  'consent-ledger.consent.withdrawn.v1',
  z.object({ consentId: z.string(), sessionId: z.string(), withdrawnAt: z.iso.datetime() }),
);

/** A visitor's personal data was erased. Consumers erase their data of the session. */
export const visitorErased = defineMessage(
  'consent-ledger.visitor.erased.v1',
  z.object({ sessionId: z.string(), erasedAt: z.iso.datetime() }),
);

/** A signed checkpoint of the ledger (C2SP tlog-checkpoint), archived outside its database. */
export const checkpointPublished = defineMessage(
  'consent-ledger.checkpoint.published.v1',
  z.object({ origin: z.string(), size: z.int(), note: z.string() }),
);

/** Witnesses cosigned a checkpoint (C2SP tlog-cosignature): the note with all cosignatures so far. */
export const checkpointCosigned = defineMessage(
  'consent-ledger.checkpoint.cosigned.v1',
  z.object({
    origin: z.string(),
    size: z.int(),
    note: z.string(),
    cosignatures: z.array(z.object({ witness: z.string(), cosignedAt: z.iso.datetime() })),
  }),
);

/** A witness began not to cosign, or for another reason than before. */
export const witnessFailed = defineMessage(
  'consent-ledger.witness.failed.v1',
  z.object({
    witness: z.string(),
    size: z.int(),
    reason: z.enum(witnessFailures),
    detail: z.string(),
    at: z.iso.datetime(),
  }),
);

/** The ledger does not match its published checkpoint: mismatch alert. */
export const ledgerMismatchDetected = defineMessage(
  'consent-ledger.ledger.mismatch-detected.v1',
  z.object({ mismatch: z.string(), at: z.iso.datetime() }),
);
