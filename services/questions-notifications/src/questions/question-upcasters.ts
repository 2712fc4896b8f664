import { dueAfter } from './promise.ts';

type Submitted = { submittedAt: string };

/** How questions of earlier releases read today. */
export const questionUpcasters = {
  /** The promise was always a day from submitting; it was not written down. */
  QuestionSubmitted: [(data: Submitted) => ({ ...data, sessionId: null, dueAt: dueAfter(data.submittedAt) })],
  /** A question was answered once. */
  QuestionAnswered: [(data: object) => ({ ...data, version: 1 })],
} as const;
