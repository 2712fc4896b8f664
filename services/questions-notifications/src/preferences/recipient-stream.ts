import { defineStream } from '@aera/event-store';
import { recipient } from './decide-recipient.ts';
import { recipientPersonalFields } from './recipient.ts';

export const recipientStream = defineStream('recipient', recipient, {
  personalFields: recipientPersonalFields,
});
