import { visitorErased } from '@aera/contracts/server';
import { defineAppendOnlyStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';

/** The key of a visitor's session was deleted, so the visitor's personal data can no longer be decrypted. */
type VisitorErased = {
  type: 'VisitorErased';
  data: { sessionId: string; consentIds: readonly string[]; erasedAt: string };
};

export const visitorStream = defineAppendOnlyStream<VisitorErased, [sessionId: string], MessageDraft>(
  'visitor',
  {
    toDraft: ({ type, data: { sessionId, erasedAt } }) =>
      type === 'VisitorErased' ? draft(visitorErased, { sessionId, erasedAt }) : unreachable(type),
  },
);
