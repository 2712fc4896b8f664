import {
  answerQuestion,
  assignQuestion,
  editorRoles,
  listQuestions,
  listPendingQuestions,
  readQuestionOverview,
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

/** Routes of stewards. */
export const stewardQuestionRoutes =
  (deps: QuestionDeps): FastifyPluginAsync =>
  async (app) => {
    const { store, queries, stats, stewards, waitUntilListed, clock } = deps;
    const threads = createStewardThreads(deps);

    /** Waits for the read models, because the portal reloads the list after the response. */
    const handle = async ({ type, data }: StewardCommand, { params, identity, request }: StewardCall) => {
      await stewards.record(identity);
      const questionId = params.questionId;
      const commandData = { ...data, questionId, stewardId: identity.sub };
      const command = { type, data: commandData, now: clock().toISOString() } as QuestionCommand;
      const { state } = await store
        .stream(questionStream)
        .handle([questionId], command, { metadata: requestMetadata(request) });
      await waitUntilListed();
      return state;
    };

    /** A conflict returns the current answer. */
    const stale = {
      other: ({ params }: Pick<StewardCall, 'params'>) => threads.readOtherAnswer(params.questionId),
    };

    serve(app, listPendingQuestions, () => queries.listPending());

    serve(app, listQuestions, async ({ query, identity }) => {
      const { assigned, atRisk, ...filter } = query;
      const assignee = { any: undefined, me: identity.sub, unassigned: null }[assigned];
      const page = await queries.listPage({
        ...filter,
        assignee,
        riskAt: atRisk === 'true' ? clock() : undefined,
      });
      const [votesByQuestion, toSteward] = await Promise.all([
        stats.countVotesByQuestion(page.items.map(({ id }) => id)),
        stewards.lookup(page.items.map(({ stewardId }) => stewardId ?? null)),
      ]);
      const items = page.items.map((row) => ({
        ...toQuestion(row),
        assignee: row.stewardId ? toSteward(row.stewardId) : null,
        published: row.published,
        votes: votesByQuestion.get(row.id) ?? { helpful: 0, notHelpful: 0 },
      }));
      return { ...page, items };
    });

    serve(app, readQuestionOverview, async ({ identity }) => {
      // An auditor cannot be an assignee.
      if (editorRoles.some((role) => role === identity.role)) await stewards.record(identity);
      const now = clock();
      const [workload, answers, deflected, votes, allStewards] = await Promise.all([
        stats.countWorkload(now, identity.sub),
        stats.computeAnswerSla(now),
        stats.countDeflected(now),
        stats.countVotes(now),
        stewards.all(),
      ]);
      return { ...workload, ...answers, deflected, votes, stewards: allStewards };
    });

    serve(app, readQuestionAsSteward, ({ params }) => threads.read(params.questionId));

    serve(app, answerQuestion, stale, async ({ body, ...call }) => {
      const state = await handle({ type: 'AnswerQuestion', data: body }, call);
      if (state.status === 'absent' || !state.answer) throw new Error('The recorded answer does not exist.');
      const id = call.params.questionId;
      return { id, status: state.status, answeredAt: state.answer.at };
    });

    serve(app, reviseAnswer, stale, async ({ body, ...call }) => {
      await handle({ type: 'ReviseAnswer', data: body }, call);
    });

    serve(app, requestInformation, stale, async ({ body, ...call }) => {
      await handle({ type: 'RequestInformation', data: body }, call);
    });

    serve(app, assignQuestion, stale, async ({ body, ...call }) => {
      const { from, to } = body;
      if (to !== null && to !== call.identity.sub && (await stewards.lookup([to]))(to).name === null)
        throw new HttpProblem(422, 'Steward not found.', { code: 'steward-not-found' });
      await handle({ type: 'AssignQuestion', data: { from, to } }, call);
    });

    serve(app, setPublication, async ({ body, ...call }) => {
      await handle({ type: 'SetPublication', data: body }, call);
    });
  };
