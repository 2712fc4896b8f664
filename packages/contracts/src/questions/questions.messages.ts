import { z } from 'zod';
import { defineMessage } from '../message.ts';

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

const at = z.iso.datetime();

/** More was asked of the author; the promise waits. */
export const informationRequested = defineMessage(
  'questions-notifications.question.information-requested.v1',
  z.object({ questionId: z.string(), requestedAt: at }),
);

/** The author provided the requested information; the SLA clock resumes. */
export const informationProvided = defineMessage(
  'questions-notifications.question.information-provided.v1',
  z.object({ questionId: z.string(), givenAt: at }),
);

/** A steward took a question on, or was handed it. */
export const questionAssigned = defineMessage(
  'questions-notifications.question.assigned.v1',
  z.object({ questionId: z.string(), stewardId: z.string(), assignedBy: z.string(), assignedAt: at }),
);

/** The author says that the answer does not help. */
export const questionReopened = defineMessage(
  'questions-notifications.question.reopened.v1',
  z.object({ questionId: z.string(), reopenedAt: at }),
);

export const questionWithdrawn = defineMessage(
  'questions-notifications.question.withdrawn.v1',
  z.object({ questionId: z.string(), withdrawnAt: at }),
);

/** A visitor’s question belongs to a member from now on. */
export const questionClaimed = defineMessage(
  'questions-notifications.question.claimed.v1',
  z.object({ questionId: z.string(), memberId: z.string(), claimedAt: at }),
);

/** An answer reads differently from now on. Its words travel only while they are published. */
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

/** This answer is no longer public. */
export const answerUnpublished = defineMessage(
  'questions-notifications.answer.unpublished.v1',
  z.object({ questionId: z.string(), unpublishedAt: at }),
);

export const answerRated = defineMessage(
  'questions-notifications.answer.rated.v1',
  z.object({ questionId: z.string(), helpful: z.boolean(), ratedAt: at }),
);

/** Little of the answer SLA is left; published once per SLA. */
export const answerSlaAtRisk = defineMessage(
  'questions-notifications.question.sla-at-risk.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: at }),
);

/** The answer SLA is breached; published once per SLA. */
export const answerSlaBreached = defineMessage(
  'questions-notifications.question.sla-breached.v1',
  z.object({ questionId: z.string(), stewardId: z.string().nullable(), dueAt: at }),
);
