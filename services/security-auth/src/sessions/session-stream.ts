import { defineStream } from '@aera/event-store';
import { sessionMessage } from './session-messages.ts';
import { sessionPersonalFields, session } from './session.ts';

export const sessionStream = defineStream('session', session, {
  personalFields: sessionPersonalFields,
  publish: sessionMessage,
});
