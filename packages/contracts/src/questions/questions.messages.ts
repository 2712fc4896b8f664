import { z } from 'zod';
import { defineMessage } from '../message.ts';

const timestamp = z.iso.datetime();

/** A question was submitted. The message contains neither its text nor its author's account or e-mail. */
export const questionSubmitted = defineMessage(
  'questions-notifications.question.submitted.v1',
  z.object({
    questionId: z.string(),
    submittedAt: timestamp,
    /** Visitor session of the browser; null before consent and after an erasure. */
    sessionId: z.string().nullish(),
  }),
);

/** A question was answered. The texts are included only if the steward published the answer. */
export const questionAnswered = defineMessage(
  'questions-notifications.question.answered.v1',
  z.object({
    questionId: z.string(),
    answeredAt: timestamp,
    published: z.object({ question: z.string(), answer: z.string() }).nullable(),
  }),
);

export const notificationRaised = defineMessage(
  'questions-notifications.notification.raised.v1',
  z.object({ notificationId: z.string(), recipientId: z.string(), kind: z.string() }),
);

/** A steward asked the author for information; the SLA is paused. */
export const informationRequested = defineMessage(
  'questions-notifications.question.information-requested.v1',
  z.object({ questionId: z.string(), requestedAt: timestamp }),
);

/** The author provided the requested information; the SLA clock resumes. */
export const informationProvided = defineMessage(
  'questions-notifications.question.information-provided.v1',
  z.object({ questionId: z.string(), givenAt: timestamp }),
);

/** A question was assigned to a steward. */
export const questionAssigned = defineMessage(
  'questions-notifications.question.assigned.v1',
  z.object({ questionId: z.string(), stewardId: z.string(), assignedBy: z.string(), assignedAt: timestamp }),
);

/** The author reopened the question, because the answer does not help. */
export const questionReopened = defineMessage(
  'questions-notifications.question.reopened.v1',
  z.object({ questionId: z.string(), reopenedAt: timestamp }),
);

export const questionWithdrawn = defineMessage(
  'questions-notifications.question.withdrawn.v1',
  z.object({ questionId: z.string(), withdrawnAt: timestamp }),
);

/** A question sent without an account was linked to the member who verified its e-mail address. */
export const questionClaimed = defineMessage(
  'questions-notifications.question.claimed.v1',
  z.object({ questionId: z.string(), memberId: z.string(), claimedAt: timestamp }),
);

/** An answer was revised. The texts are included only while the answer is published. */
export const answerRevised = defineMessage(
  'questions-notifications.answer.revised.v1',
  z.object({
    questionId: z.string(),
    revisedAt: timestamp,
    published: z.object({ question: z.string(), answer: z.string() }).nullable(),
  }),
);

/** An answer was published, with the texts of the question and the answer. */
export const answerPublished = defineMessage(
  'questions-notifications.answer.published.v1',
  z.object({ questionId: z.string(), question: z.string(), answer: z.string(), publishedAt: timestamp }),
);

/** An answer was unpublished. */
export const answerUnpublished = defineMessage(
  'questions-notifications.answer.unpublished.v1',
  z.object({ questionId: z.string(), unpublishedAt: timestamp }),
);

export const answerRated = defineMessage(
  'questions-notifications.answer.rated.v1',
  z.object({ questionId: z.string(), helpful: z.boolean(), ratedAt: timestamp }),
);

/** The SLA is at risk; published once per SLA. */
export const questionSlaAtRisk = defineMessage(
  'questions-notifications.question.sla-at-risk.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: timestamp }),
);

/** The SLA is breached; published once per SLA. */
export const questionSlaBreached = defineMessage(
  'questions-notifications.question.sla-breached.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: timestamp }),
);
