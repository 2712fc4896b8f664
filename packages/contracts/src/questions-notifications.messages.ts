import { z } from 'zod';
import { defineMessage } from './message.ts';

/** A question arrived. Its words and its author stay in the service. */
export const questionSubmitted = defineMessage(
  'questions-notifications.question.submitted.v1',
  z.object({
    questionId: z.string(),
    submittedAt: z.iso.datetime(),
    /** Visitor session of the browser that asked, once it has acknowledged the notice; absent in the oldest messages. */
    sessionId: z.string().nullish(),
  }),
);

/** A question was answered. The words travel only when the steward chose to publish them. */
export const questionAnswered = defineMessage(
  'questions-notifications.question.answered.v1',
  z.object({
    questionId: z.string(),
    answeredAt: z.iso.datetime(),
    published: z.object({ question: z.string(), answer: z.string() }).nullable(),
  }),
);

export const notificationRaised = defineMessage(
  'questions-notifications.notification.raised.v1',
  z.object({ notificationId: z.string(), memberId: z.string(), kind: z.string() }),
);
