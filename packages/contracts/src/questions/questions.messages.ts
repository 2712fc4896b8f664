import { z } from 'zod';
import { defineMessage } from '../message.ts';

/** A question was submitted. Its text and its author are not published. */
export const questionSubmitted = defineMessage(
  'questions-notifications.question.submitted.v1',
  z.object({
    questionId: z.string(),
    submittedAt: z.iso.datetime(),
    /** Visitor session of the browser; absent before consent. */
    sessionId: z.string().nullish(),
  }),
);

/** A question was answered. The texts are included only if the steward published the answer. */
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
  z.object({ notificationId: z.string(), recipientId: z.string(), kind: z.string() }),
);

const at = z.iso.datetime();

/** A steward asked the author for information; the SLA is paused. */
export const informationRequested = defineMessage(
  'questions-notifications.question.information-requested.v1',
  z.object({ questionId: z.string(), requestedAt: at }),
);

/** The author provided the requested information; the SLA clock resumes. */
export const informationProvided = defineMessage(
  'questions-notifications.question.information-provided.v1',
  z.object({ questionId: z.string(), givenAt: at }),
);

/** A question was assigned to a steward. */
export const questionAssigned = defineMessage(
  'questions-notifications.question.assigned.v1',
  z.object({ questionId: z.string(), stewardId: z.string(), assignedBy: z.string(), assignedAt: at }),
);

/** The author reopened the question, because the answer does not help. */
export const questionReopened = defineMessage(
  'questions-notifications.question.reopened.v1',
  z.object({ questionId: z.string(), reopenedAt: at }),
);

export const questionWithdrawn = defineMessage(
  'questions-notifications.question.withdrawn.v1',
  z.object({ questionId: z.string(), withdrawnAt: at }),
);

/** A visitor's question was assigned to a member. */
export const questionClaimed = defineMessage(
  'questions-notifications.question.claimed.v1',
  z.object({ questionId: z.string(), memberId: z.string(), claimedAt: at }),
);

/** An answer was revised. Its text is included only while it is published. */
export const answerRevised = defineMessage(
  'questions-notifications.answer.revised.v1',
  z.object({
    questionId: z.string(),
    revisedAt: at,
    published: z.object({ question: z.string(), answer: z.string() }).nullable(),
  }),
);

/** The text of an answer that is now public. */
export const answerPublished = defineMessage(
  'questions-notifications.answer.published.v1',
  z.object({ questionId: z.string(), question: z.string(), answer: z.string(), publishedAt: at }),
);

/** An answer was unpublished. */
export const answerUnpublished = defineMessage(
  'questions-notifications.answer.unpublished.v1',
  z.object({ questionId: z.string(), unpublishedAt: at }),
);

export const answerRated = defineMessage(
  'questions-notifications.answer.rated.v1',
  z.object({ questionId: z.string(), helpful: z.boolean(), ratedAt: at }),
);

/** The SLA is at risk; published once per SLA. */
export const answerSlaAtRisk = defineMessage(
  'questions-notifications.question.sla-at-risk.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: at }),
);

/** The SLA is breached; published once per SLA. */
export const answerSlaBreached = defineMessage(
  'questions-notifications.question.sla-breached.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: at }),
);
