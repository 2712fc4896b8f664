import { z } from 'zod';
import { defineRoute } from './route.ts';
import { instant } from './text.ts';

/** One thing that happened, as the log holds it. What stewards did names no steward. */
export const OwnFact = z.object({
  type: z.string(),
  at: instant,
  data: z.record(z.string(), z.unknown()),
});
export type OwnFact = z.infer<typeof OwnFact>;

export const ownQuestions = defineRoute({
  service: 'questions-notifications',
  method: 'GET',
  path: '/api/questions/own-data',
  summary:
    'Everything held about the member: questions with all that happened to them, votes, notifications, settings',
  access: 'member',
  response: z.object({
    /** Oldest first, each with its facts in order. */
    questions: z.array(z.object({ id: z.string(), facts: z.array(OwnFact) })),
    votes: z.array(OwnFact),
    notifications: z.array(OwnFact),
    /** What was mailed, newest first: words and addresses are not kept with it. */
    mails: z.array(
      z.object({ kind: z.string(), state: z.string(), createdAt: instant, doneAt: instant.nullable() }),
    ),
    /** Address, preferences, and whether the address is verified. */
    settings: z.array(OwnFact),
  }),
});

export const ownQuestionsRoutes = { ownQuestions };
