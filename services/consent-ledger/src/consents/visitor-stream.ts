import { defineAppendOnlyStream } from '@aera/event-store';
import type { MessageDraft } from '@aera/service-kit';
import { visitorMessage } from './consent-stream.ts';

/** The key of a visitor's session was destroyed: what identified the visitor can be read no more. */
type VisitorErased = {
  type: 'VisitorErased';
  data: { sessionId: string; consentIds: readonly string[]; erasedAt: string };
};

export const visitorStream = defineAppendOnlyStream<VisitorErased, [sessionId: string], MessageDraft>(
  'visitor',
  {
    publish: visitorMessage,
  },
);
