import { defineStream } from '@aera/event-store';
import { question } from './decide-question.ts';
import { toQuestionMessage } from './question-messages.ts';
import { questionPersonalFields } from './question.ts';
import { dueAfter } from './sla-clock.ts';

type Submitted = { submittedAt: string };

/** How questions of earlier releases read today. */
export const questionUpcasters = {
  /** The promise was always a day from submitting; it was not written down. */
  QuestionSubmitted: [(data: Submitted) => ({ ...data, sessionId: null, dueAt: dueAfter(data.submittedAt) })],
  /** A question was answered once. */
  QuestionAnswered: [(data: object) => ({ ...data, version: 1 })],
} as const;

export const questionStream = defineStream('question', question, {
  personalFields: questionPersonalFields,
  upcasters: questionUpcasters,
  publish: toQuestionMessage,
});
