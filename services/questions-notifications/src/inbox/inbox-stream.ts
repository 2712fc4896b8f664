import { defineStream } from '@aera/event-store';
import { inbox } from './decide-inbox.ts';
import { inboxMessage } from './inbox-messages.ts';
import { personalOfInboxes } from './inbox.ts';

/** One stream for each member or steward. */
export const inboxStream = defineStream('inbox', inbox, {
  personalFields: personalOfInboxes,
  publish: inboxMessage,
});
