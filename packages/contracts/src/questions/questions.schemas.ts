import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { emailAddress, instant, requiredText, text, uuid } from '../text.ts';
import { voteReasons } from './questions.routes.ts';

/** SLA of an answer: running until `dueAt`, paused with `slaRemainingMs` left, or ended. */
export const AnswerSla = z.object({
  state: z.enum(['running', 'paused', 'stopped']),
  dueAt: instant.nullable(),
  slaRemainingMs: z.int().nullable(),
});
export type AnswerSla = z.infer<typeof AnswerSla>;

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
  sla: AnswerSla.optional(),
});
export type Question = z.infer<typeof Question>;

/** Cursor of the previous page. */
const cursor = text(200).optional();
const pageSize = z.coerce.number().int().min(1).max(100).default(20);

/** An entry of a question's thread. */
export const ThreadEntry = z.object({
  /** `asked`, `information_requested`, `information_provided`, `answered`, `revised`, `reopened`, `withdrawn` and so on. */
  kind: z.string(),
  at: instant,
  text: z.string().nullable(),
  /** Version of the answer. */
  version: z.int().nullable(),
  /** The steward; never shown to members or visitors. */
  steward: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type ThreadEntry = z.infer<typeof ThreadEntry>;
export const Vote = z.object({
  helpful: z.boolean(),
  reason: z.enum(voteReasons).nullable(),
  comment: z.string().nullable(),
});
export type Vote = z.infer<typeof Vote>;

export const QuestionThread = Question.extend({
  sla: AnswerSla,
  /** Current version of the answer; null without an answer. */
  version: z.int().nullable(),
  entries: z.array(ThreadEntry),
  vote: Vote.nullable(),
});
export type QuestionThread = z.infer<typeof QuestionThread>;

const questionParams = z.object({ questionId: uuid });

/** An event from the log, without steward ids. */
export const ExportedEvent = z.object({
  type: z.string(),
  at: instant,
  data: z.record(z.string(), z.unknown()),
});
export type ExportedEvent = z.infer<typeof ExportedEvent>;

export const questionsSchemas = {
  submitQuestion: {
    summary: 'Submit a question; idempotent by `Idempotency-Key`',
    body: z.object({
      question: requiredText(4000),
      originalQuery: text(1000).nullish(),
      userEmail: emailAddress,
    }),
    response: z.object({
      id: z.string(),
      status: z.string(),
      submittedAt: instant,
      /** Path of the status page, which requires no account; for visitors only. */
      followPath: z.string().optional(),
    }),
  },
  listMyQuestions: {
    summary: 'List own questions, newest first, at most 500',
    response: z.array(Question),
  },
  listMyQuestionsByPage: {
    summary: 'List own questions by page, newest first',
    query: z.object({
      status: z.enum(['all', 'open', 'needs_information', 'answered', 'withdrawn']).default('all'),
      q: text(200).optional(),
      cursor,
      limit: pageSize,
    }),
    response: z.object({ items: z.array(Question), next: z.string().nullable(), total: z.int() }),
  },
  readQuestion: {
    summary: 'Read an own question with its thread',
    params: questionParams,
    response: QuestionThread,
  },
  readQuestionByStatusLink: {
    summary: 'Read a question by its status link, without an account',
    params: z.object({ token: z.string().min(1).max(120) }),
    response: QuestionThread,
  },
  provideInformation: {
    summary: 'Provide requested information',
    params: questionParams,
    body: z.object({ reply: requiredText(4000) }),
  },
  reopenQuestion: {
    summary: 'Reopen a question with the reason',
    params: questionParams,
    body: z.object({ comment: requiredText(2000) }),
  },
  withdrawQuestion: {
    summary: 'Withdraw an unanswered question',
    params: questionParams,
    body: z.object({}),
  },
  voteOnAnswer: {
    summary:
      'Say whether an answer helped; one vote for each member or visitor session, which can be changed. One per network and day is counted',
    params: questionParams,
    body: z.object({
      helpful: z.boolean(),
      reason: z.enum(voteReasons).nullish(),
      comment: text(1000).nullish(),
    }),
  },
  readAnswerSlaStats: {
    summary: 'Read the median response time of the last days',
    response: z.object({
      slaHours: z.int(),
      windowDays: z.int(),
      answered: z.int(),
      /** Null if there are too few answers. */
      medianMinutes: z.int().nullable(),
    }),
  },
  recordQuestionDeflection: {
    summary: 'Report that a suggested answer made a question unnecessary',
    body: z.object({ documentId: requiredText(200) }),
  },
  exportMyQuestionsAndNotifications: {
    summary:
      'Export the data about the member: questions with their events, votes, notifications, mails, settings',
    response: z.object({
      /** Oldest first, each with its events in order. */
      questions: z.array(z.object({ id: z.string(), events: z.array(ExportedEvent) })),
      votes: z.array(ExportedEvent),
      notifications: z.array(ExportedEvent),
      /** Sent mails, newest first, without texts and addresses. */
      mails: z.array(
        z.object({ kind: z.string(), state: z.string(), createdAt: instant, doneAt: instant.nullable() }),
      ),
      /** Address, preferences, and whether the address is verified. */
      settings: z.array(ExportedEvent),
    }),
  },
} satisfies Record<string, RouteSchemas>;
