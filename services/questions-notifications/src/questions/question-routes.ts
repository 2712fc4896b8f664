import { answerQuestion, myQuestions, pendingQuestions, submitQuestion } from '@aera/contracts';
import type { EventStore } from '@aera/event-store';
import { metadataOf, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import type { ContextEvent } from '../context-event.ts';
import { question, type QuestionCommand } from './decide-question.ts';
import { questionStream } from './question.ts';
import type { QuestionQueries } from './question-queries.ts';

interface Deps {
  readonly store: EventStore<ContextEvent>;
  readonly queries: QuestionQueries;
  /** Resolves when the lists show what has happened up to now. */
  readonly untilListed: () => Promise<void>;
  /** The author that a visitor's e-mail address stands for. */
  readonly visitorIdOf: (email: string) => string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

export const questionRoutes =
  ({ store, queries, untilListed, visitorIdOf, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    const now = () => clock().toISOString();

    serve(app, submitQuestion, async ({ body, identity, request }) => {
      const [id, submittedAt] = [newId(), now()];
      const memberId = identity.kind === 'member' ? identity.sub : null;
      const data = {
        questionId: id,
        authorId: memberId ?? visitorIdOf(body.userEmail),
        memberId,
        question: body.question,
        originalQuery: body.originalQuery?.trim() || null,
        email: body.userEmail,
      };
      const command: QuestionCommand = { type: 'SubmitQuestion', data, now: submittedAt };
      await store.handle(question, questionStream(id), command, metadataOf(request));
      await untilListed();
      return { id, status: 'pending', submittedAt };
    });

    serve(app, myQuestions, ({ identity }) => queries.ofMember(identity.sub));

    serve(app, pendingQuestions, () => queries.pending());

    serve(app, answerQuestion, async ({ params, body, identity, request }) => {
      const [id, answeredAt] = [params.questionId.toLowerCase(), now()];
      const data = { ...body, questionId: id, stewardId: identity.sub };
      const command: QuestionCommand = { type: 'AnswerQuestion', data, now: answeredAt };
      await store.handle(question, questionStream(id), command, metadataOf(request));
      // The portal reads the list again as soon as it has this answer.
      await untilListed();
      return { id, status: 'answered', answeredAt };
    });
  };
