import { defineStream } from '@aera/event-store';
import { sessionMessage } from './session-messages.ts';
import { personalOfSessions, session } from './session.ts';

export const sessionStream = defineStream('session', session, {
  personalFields: personalOfSessions,
  publish: sessionMessage,
});
