import { defineStream } from '@aera/event-store';
import { inbox } from './decide-inbox.ts';
import { inboxMessage } from './inbox-messages.ts';
import { inboxPersonalFields } from './inbox.ts';

/** One stream for each member or steward. */
export const inboxStream = defineStream('inbox', inbox, {
  personalFields: inboxPersonalFields,
  publish: inboxMessage,
});
