import {
  answerPublished,
  answerRevised,
  answerUnpublished,
  type Message,
  questionAnswered,
} from '@aera/contracts/server';
import { defineHandler } from '@aera/event-bus';
import { toMessageMetadata, type ConsumerDefinition } from '@aera/service-kit';
import type { HandleDocument } from './document-stream.ts';

interface AnswerTexts {
  readonly question: string;
  readonly answer: string;
}

/** Publishes answers that stewards made public, with their newest text, and unpublishes all others. */
export function createAnswerConsumer(handle: HandleDocument): ConsumerDefinition {
  const publish = (message: Message, documentId: string, text: AnswerTexts | null, now: string) =>
    text
      ? handle({ type: 'PublishAnswer', data: { documentId, ...text }, now }, toMessageMetadata(message))
      : handle({ type: 'UnpublishAnswer', data: { documentId }, now }, toMessageMetadata(message));
  return {
    from: 'questions-notifications',
    on: {
      ...defineHandler(questionAnswered, (message) => {
        const { questionId, published, answeredAt } = message.data;
        return publish(message, questionId, published, answeredAt);
      }),
      ...defineHandler(answerRevised, (message) => {
        const { questionId, published, revisedAt } = message.data;
        return publish(message, questionId, published, revisedAt);
      }),
      ...defineHandler(answerPublished, (message) => {
        const { questionId, question, answer, publishedAt } = message.data;
        return publish(message, questionId, { question, answer }, publishedAt);
      }),
      ...defineHandler(answerUnpublished, (message) => {
        const { questionId, unpublishedAt } = message.data;
        return publish(message, questionId, null, unpublishedAt);
      }),
    },
  };
}
