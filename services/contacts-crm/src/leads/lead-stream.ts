import { defineStream } from '@aera/event-store';
import { lead } from './decide-lead.ts';
import { leadPersonalFields } from './lead.ts';
import { toPublishedMessage } from './lead-messages.ts';

/** Ids are case-insensitive and stored in lower case. */
export const leadStream = defineStream('lead', lead, {
  id: (leadId: string) => leadId.toLowerCase(),
  personalFields: leadPersonalFields,
  toDraft: toPublishedMessage,
});
