import { defineStream } from '@aera/event-store';
import { question } from './decide-question.ts';
import { toQuestionMessage } from './question-messages.ts';
import { questionPersonalFields } from './question.ts';
import { computeDueAt } from './sla-clock.ts';

type Submitted = { submittedAt: string };

export const questionUpcasters = {
  /** Earlier events had no due time: the SLA was always 24 h. */
  QuestionSubmitted: [
    (data: Submitted) => ({ ...data, sessionId: null, dueAt: computeDueAt(data.submittedAt) }),
  ],
  /** Earlier events had a single answer. */
  QuestionAnswered: [(data: object) => ({ ...data, version: 1 })],
} as const;

export const questionStream = defineStream('question', question, {
  personalFields: questionPersonalFields,
  upcasters: questionUpcasters,
  publish: toQuestionMessage,
});
