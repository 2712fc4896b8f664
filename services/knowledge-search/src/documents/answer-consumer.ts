import {
  answerPublished,
  answerRevised,
  answerUnpublished,
  type Message,
  questionAnswered,
} from '@aera/contracts/server';
import { handlerFor } from '@aera/event-bus';
import { messageMetadata, type ConsumerDefinition } from '@aera/service-kit';
import type { HandleDocument } from './document-stream.ts';

interface AnswerTexts {
  readonly question: string;
  readonly answer: string;
}

/**
 * An answer that a steward chose to publish is a document, with the words of its newest revision; any other leaves no
 * trace here, and one that is unpublished can no longer be found.
 */
export function createAnswerConsumer(handle: HandleDocument): ConsumerDefinition {
  const show = (message: Message, documentId: string, words: AnswerTexts | null, now: string) =>
    words
      ? handle({ type: 'PublishAnswer', data: { documentId, ...words }, now }, messageMetadata(message))
      : handle({ type: 'UnpublishAnswer', data: { documentId }, now }, messageMetadata(message));
  return {
    from: 'questions-notifications',
    on: {
      ...handlerFor(questionAnswered, (message) => {
        const { questionId, published, answeredAt } = message.data;
        return show(message, questionId, published, answeredAt);
      }),
      ...handlerFor(answerRevised, (message) => {
        const { questionId, published, revisedAt } = message.data;
        return show(message, questionId, published, revisedAt);
      }),
      ...handlerFor(answerPublished, (message) => {
        const { questionId, question, answer, publishedAt } = message.data;
        return show(message, questionId, { question, answer }, publishedAt);
      }),
      ...handlerFor(answerUnpublished, (message) => {
        const { questionId, unpublishedAt } = message.data;
        return show(message, questionId, null, unpublishedAt);
      }),
    },
  };
}
