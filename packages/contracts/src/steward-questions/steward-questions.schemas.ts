import { z } from 'zod';
import { Question, QuestionThread } from '../questions/questions.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, text, uuid } from '../text.ts';
import { stewardQuestionStatuses } from './steward-questions.routes.ts';

const StewardName = z.object({ id: z.string(), name: z.string().nullable() });
const Votes = z.object({ helpful: z.int(), notHelpful: z.int() });

export const StewardQuestion = Question.extend({
  /** The steward who works on it. */
  assignee: StewardName.nullable(),
  published: z.boolean(),
  votes: Votes,
});
export type StewardQuestion = z.infer<typeof StewardQuestion>;

const params = z.object({ questionId: uuid });

export const StewardThread = QuestionThread.extend({
  assignee: StewardName.nullable(),
  published: z.boolean(),
  votes: Votes,
  /** Author as a `PersonRef`: the member or the browser session; null if unknown or erased. */
  person: z.string().nullable(),
  /** Reasons why answers did not help. */
  complaints: z.array(z.object({ reason: z.string(), comment: z.string().nullable(), at: instant })),
});
export type StewardThread = z.infer<typeof StewardThread>;

/** Extension members of the problem document if another steward has answered first. */
export const OtherAnswer = z.object({
  answer: z.string().nullable(),
  version: z.int(),
  answeredAt: instant,
  published: z.boolean(),
  steward: StewardName,
});
export type OtherAnswer = z.infer<typeof OtherAnswer>;

export const stewardQuestionsSchemas = {
  listPendingQuestions: {
    summary: 'View pending questions',
    response: z.array(Question),
  },
  listQuestions: {
    summary: 'View questions',
    query: z.object({
      status: z.enum(stewardQuestionStatuses).default('waiting'),
      assigned: z.enum(['any', 'me', 'unassigned']).default('any'),
      /** Only questions whose SLA is at risk or breached. */
      atRisk: z.enum(['true', 'false']).default('false'),
      q: text(200).optional(),
      cursor: text(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ items: z.array(StewardQuestion), next: z.string().nullable(), total: z.int() }),
  },
  readQuestionOverview: {
    summary: 'View question statistics',
    response: z.object({
      waiting: z.int(),
      needsInformation: z.int(),
      mine: z.int(),
      atRisk: z.int(),
      overdue: z.int(),
      windowDays: z.int(),
      answered: z.int(),
      medianMinutes: z.int().nullable(),
      deflected: z.int(),
      votes: Votes,
      /** Possible assignees: every steward who has worked on a question or may do so. */
      stewards: z.array(StewardName),
    }),
  },
  readQuestionAsSteward: {
    summary: 'View question',
    params,
    response: StewardThread,
  },
  answerQuestion: {
    summary: 'Answer question',
    params,
    body: z.object({ answer: requiredText(20_000), publish: z.boolean().default(true) }),
    response: z.object({ id: z.string(), status: z.string(), answeredAt: instant }),
  },
  reviseAnswer: {
    summary: 'Edit answer',
    params,
    body: z.object({ answer: requiredText(20_000), version: z.int().min(1) }),
  },
  requestInformation: {
    summary: 'Request information',
    params,
    body: z.object({ request: requiredText(4000) }),
  },
  assignQuestion: {
    summary: 'Assign question',
    params,
    body: z.object({ from: text(100).nullable(), to: text(100).nullable() }),
  },
  setPublication: {
    summary: 'Publish or unpublish answer',
    params,
    body: z.object({ published: z.boolean() }),
  },
} satisfies Record<string, RouteSchemas>;
