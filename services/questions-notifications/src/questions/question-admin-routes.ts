import {
  answerQuestion,
  assignQuestion,
  listQuestions,
  pendingQuestions,
  questionOverview,
  readQuestionAsSteward,
  requestInformation,
  reviseAnswer,
  setPublication,
  type StewardIdentity,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type QuestionCommand } from './decide-question.ts';
import type { QuestionDeps } from './question-deps.ts';
import { toQuestion } from './question-queries.ts';
import { questionStream } from './question-stream.ts';
import { createStewardThreads } from './question-thread.ts';

interface StewardCall {
  readonly params: { readonly questionId: string };
  readonly identity: StewardIdentity;
  readonly request: FastifyRequest;
}

type StewardCommand = QuestionCommand extends infer C
  ? C extends { type: QuestionCommand['type']; data: { stewardId: string } }
    ? { type: C['type']; data: Omit<C['data'], 'questionId' | 'stewardId'> }
    : never
  : never;

/** What stewards do with questions. */
export const stewardQuestionRoutes =
  (deps: QuestionDeps): FastifyPluginAsync =>
  async (app) => {
    const { store, queries, figures, stewards, untilListed, clock } = deps;
    const threads = createStewardThreads(deps);

    /** The portal reads the list again as soon as it has the answer, so the list has to show it by then. */
    const handle = async ({ type, data }: StewardCommand, { params, identity, request }: StewardCall) => {
      await stewards.record(identity);
      const questionId = params.questionId.toLowerCase();
      const whole = { ...data, questionId, stewardId: identity.sub };
      const command = { type, data: whole, now: clock().toISOString() } as QuestionCommand;
      const { state } = await store
        .stream(questionStream)
        .handle([questionId], command, { metadata: requestMetadata(request) });
      await untilListed();
      return state;
    };

    /** The answer that was first. */
    const stale = {
      other: ({ params }: Pick<StewardCall, 'params'>) => threads.answerOf(params.questionId.toLowerCase()),
    };

    serve(app, pendingQuestions, () => queries.pending());

    serve(app, listQuestions, async ({ query, identity }) => {
      const { assigned, atRisk, ...filter } = query;
      const assignee = { any: undefined, me: identity.sub, unassigned: null }[assigned];
      const page = await queries.pageOfAll({
        ...filter,
        assignee,
        riskAt: atRisk === 'true' ? clock() : undefined,
      });
      const [votes, named] = await Promise.all([
        figures.votesOn(page.items.map(({ id }) => id)),
        stewards.lookup(page.items.map(({ stewardId }) => stewardId ?? null)),
      ]);
      const items = page.items.map((row) => ({
        ...toQuestion(row),
        assignee: row.stewardId ? named(row.stewardId) : null,
        published: row.published,
        votes: votes.get(row.id) ?? { helpful: 0, notHelpful: 0 },
      }));
      return { ...page, items };
    });

    serve(app, questionOverview, async ({ identity }) => {
      await stewards.record(identity);
      const now = clock();
      const [workload, answers, deflected, votes, known] = await Promise.all([
        figures.workload(now, identity.sub),
        figures.answers(now),
        figures.deflected(now),
        figures.votes(now),
        stewards.all(),
      ]);
      return { ...workload, ...answers, deflected, votes, stewards: known };
    });

    serve(app, readQuestionAsSteward, ({ params }) => threads.read(params.questionId));

    serve(
      app,
      answerQuestion,
      async ({ body, ...call }) => {
        const state = await handle({ type: 'AnswerQuestion', data: body }, call);
        if (state.status === 'absent' || !state.answer)
          throw new Error('An answer was given and is not there.');
        return {
          id: call.params.questionId.toLowerCase(),
          status: state.status,
          answeredAt: state.answer.at,
        };
      },
      stale,
    );

    serve(
      app,
      reviseAnswer,
      async ({ body, ...call }) => {
        await handle({ type: 'ReviseAnswer', data: body }, call);
        return undefined;
      },
      stale,
    );

    serve(
      app,
      requestInformation,
      async ({ body, ...call }) => {
        await handle({ type: 'RequestInformation', data: body }, call);
        return undefined;
      },
      stale,
    );

    serve(
      app,
      assignQuestion,
      async ({ body, ...call }) => {
        const { from, to } = body;
        if (to !== null && to !== call.identity.sub && (await stewards.lookup([to]))(to).name === null)
          throw new HttpProblem(422, 'Steward not found.', { code: 'steward-not-found' });
        await handle({ type: 'AssignQuestion', data: { from, to } }, call);
        return undefined;
      },
      stale,
    );

    serve(app, setPublication, async ({ body, ...call }) => {
      await handle({ type: 'SetPublication', data: body }, call);
      return undefined;
    });
  };
