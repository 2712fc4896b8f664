import { z } from 'zod';
import { defineMessage } from '../message.ts';

export const leadCaptured = defineMessage(
  'contacts-crm.lead.captured.v1',
  z.object({ leadId: z.string(), capturedAt: z.iso.datetime() }),
);

export const leadContacted = defineMessage(
  'contacts-crm.lead.contacted.v1',
  z.object({ leadId: z.string(), stewardId: z.string(), contactedAt: z.iso.datetime() }),
);

export const leadQualified = defineMessage(
  'contacts-crm.lead.qualified.v1',
  z.object({
    leadId: z.string(),
    stewardId: z.string(),
    leadScore: z.int(),
    qualifiedAt: z.iso.datetime(),
  }),
);

export const leadClosed = defineMessage(
  'contacts-crm.lead.closed.v1',
  z.object({ leadId: z.string(), stewardId: z.string(), closedAt: z.iso.datetime() }),
);
