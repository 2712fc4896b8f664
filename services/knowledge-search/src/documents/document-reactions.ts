import { questionAnswered } from '@aera/contracts';
import { when } from '@aera/event-bus';
import { causedBy, type Reaction } from '@aera/service-kit';
import type { HandleDocument } from './handle-document.ts';

/** An answer that a steward chose to publish becomes a document; any other leaves no trace here. */
export const answeredQuestions = (handle: HandleDocument): Reaction => ({
  from: 'questions-notifications',
  on: when(questionAnswered, async (message) => {
    const { questionId, answeredAt, published } = message.data;
    if (!published) return;
    const data = { documentId: questionId, ...published };
    await handle({ type: 'PublishAnswer', data, now: answeredAt }, causedBy(message));
  }),
});
