import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** A signed checkpoint of the audit log (C2SP tlog-checkpoint), archived outside its database. */
export const auditCheckpointPublished = defineMessage(
  'security-auth.audit-log.checkpoint-published.v1',
  z.object({ origin: z.string(), size: z.int(), note: z.string() }),
);

/** The audit log does not match its published checkpoint: mismatch alert. */
export const auditLogMismatchDetected = defineMessage(
  'security-auth.audit-log.mismatch-detected.v1',
  z.object({ mismatch: z.string(), at: z.iso.datetime() }),
);
