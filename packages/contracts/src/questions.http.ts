import { z } from 'zod';
import { defineRoute } from './route.ts';
import { emailAddress, instant, requiredText, text, uuid } from './text.ts';
import { visitorCookie } from './visitor-cookie.ts';

const service = 'questions-notifications';

/** `pending`, `needs_information`, `answered`, `reopened` or `withdrawn`. */
export const questionStatuses = [
  'pending',
  'needs_information',
  'answered',
  'reopened',
  'withdrawn',
] as const;

/** The promise of an answer within a day: it runs until `dueAt`, waits with `timeLeft` milliseconds, or is over. */
export const PromiseOfAnswer = z.object({
  state: z.enum(['running', 'paused', 'stopped']),
  dueAt: instant.nullable(),
  timeLeft: z.int().nullable(),
});
export type PromiseOfAnswer = z.infer<typeof PromiseOfAnswer>;

export const Question = z.object({
  id: z.string(),
  /** The member, or `visitor` for a question sent by e-mail address alone. */
  userId: z.string(),
  status: z.string(),
  question: z.string(),
  originalQuery: z.string().nullish(),
  submittedAt: instant,
  adminResponse: z.string().nullish(),
  answeredAt: instant.nullish(),
  promise: PromiseOfAnswer.optional(),
});
export type Question = z.infer<typeof Question>;

export const submitQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/submit',
  summary: 'Put a question to the experts; a repeat with the same Idempotency-Key is the same question',
  access: 'public',
  status: 201,
  cookies: [visitorCookie],
  body: z.object({
    question: requiredText(4000),
    originalQuery: text(1000).nullish(),
    userEmail: emailAddress,
  }),
  response: z.object({
    id: z.string(),
    status: z.string(),
    submittedAt: instant,
    /** Where the question can be followed without an account. */
    followPath: z.string().optional(),
  }),
});

export const myQuestions = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/my-questions',
  summary: "The member's own questions, newest first, at most 500",
  access: 'member',
  response: z.array(Question),
});

/** Where the next page begins, as the last one said. */
const cursor = text(200).optional();
const pageSize = z.coerce.number().int().min(1).max(100).default(20);

export const listMyQuestions = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/mine',
  summary: "A page of the member's own questions, newest first",
  access: 'member',
  query: z.object({
    status: z.enum(['all', 'open', 'needs_information', 'answered', 'withdrawn']).default('all'),
    q: text(200).optional(),
    cursor,
    limit: pageSize,
  }),
  response: z.object({ items: z.array(Question), next: z.string().nullable(), total: z.int() }),
});

/** One thing that happened in the conversation about a question. */
export const ThreadEntry = z.object({
  /** `asked`, `information_requested`, `information_given`, `answered`, `revised`, `reopened`, `withdrawn` and so on. */
  kind: z.string(),
  at: instant,
  text: z.string().nullable(),
  /** Which wording of the answer. */
  version: z.int().nullable(),
  /** The steward; never told to members and visitors. */
  steward: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;

export const voteReasons = ['unclear', 'incomplete', 'wrong', 'outdated', 'other'] as const;
export const Vote = z.object({
  helpful: z.boolean(),
  reason: z.enum(voteReasons).nullable(),
  comment: z.string().nullable(),
});
export type Vote = z.infer<typeof Vote>;

export const QuestionThread = Question.extend({
  promise: PromiseOfAnswer,
  /** Which wording of the answer is the present one; null without an answer. */
  version: z.int().nullable(),
  entries: z.array(ThreadEntry),
  vote: Vote.nullable(),
});
export type QuestionThread = z.infer<typeof QuestionThread>;

const questionParams = z.object({ questionId: uuid });

export const readQuestion = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/:questionId',
  summary: 'One question of the member’s own, with all that was said',
  access: 'member',
  params: questionParams,
  response: QuestionThread,
});

export const followQuestion = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/follow/:token',
  summary: 'The question that a link from a mail follows, without an account; read only',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(120) }),
  response: QuestionThread,
});

export const giveInformation = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/:questionId/information',
  summary: 'Tell the experts what they asked for',
  access: 'member',
  params: questionParams,
  body: z.object({ reply: requiredText(4000) }),
});

export const reopenQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/:questionId/reopen',
  summary: 'Say why an answer does not help, and ask for another',
  access: 'member',
  params: questionParams,
  body: z.object({ comment: requiredText(2000) }),
});

export const withdrawQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/:questionId/withdraw',
  summary: 'Take a question back that has no answer yet',
  access: 'member',
  params: questionParams,
  body: z.object({}),
});

export const rateAnswer = defineRoute({
  service,
  method: 'PUT',
  path: '/api/questions/:questionId/vote',
  summary: 'Say whether an answer helped; one vote for each member or visitor session, which can be changed',
  access: 'public',
  cookies: [visitorCookie],
  params: questionParams,
  body: z.object({
    helpful: z.boolean(),
    reason: z.enum(voteReasons).nullish(),
    comment: text(1000).nullish(),
  }),
});

export const promiseFigures = defineRoute({
  service,
  method: 'GET',
  path: '/api/questions/promise',
  summary: 'How soon questions are answered: the median over the last days',
  access: 'public',
  response: z.object({
    promisedHours: z.int(),
    windowDays: z.int(),
    answered: z.int(),
    /** Null while too few were answered to say. */
    medianMinutes: z.int().nullable(),
  }),
});

export const spareQuestion = defineRoute({
  service,
  method: 'POST',
  path: '/api/questions/spared',
  summary: 'An answer that was offered before submitting was enough',
  access: 'public',
  body: z.object({ documentId: requiredText(200) }),
});

export const questionRoutes = {
  submitQuestion,
  myQuestions,
  listMyQuestions,
  readQuestion,
  followQuestion,
  giveInformation,
  reopenQuestion,
  withdrawQuestion,
  rateAnswer,
  promiseFigures,
  spareQuestion,
};
