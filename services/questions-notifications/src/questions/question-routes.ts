import {
  provideInformation,
  type Identity,
  listMyQuestionsByPage,
  listMyQuestions,
  readQuestion,
  reopenQuestion,
  submitQuestion,
  withdrawQuestion,
} from '@aera/contracts';
import {
  deriveId,
  requestMetadata,
  serve,
  parseVisitorSessionId,
  readIdempotencyKey,
} from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type QuestionCommand, questionNotFound } from './decide-question.ts';
import type { QuestionDeps } from './question-deps.ts';
import { toQuestion } from './question-queries.ts';
import { questionStream } from './question-stream.ts';
import { toAuthorThread, readThread } from './question-thread.ts';

/** Routes of authors. */
export const questionRoutes =
  (deps: QuestionDeps): FastifyPluginAsync =>
  async (app) => {
    const { store, queries, waitUntilListed, pseudonymizeEmail, statusLinks, claimQuestions, votes, newId } =
      deps;
    const now = () => deps.clock().toISOString();

    const handle = async (command: QuestionCommand, request: FastifyRequest) => {
      const { questionId } = command.data;
      const result = await store
        .stream(questionStream)
        .handle([questionId], command, { metadata: requestMetadata(request) });
      await waitUntilListed();
      return result;
    };

    serve(app, submitQuestion, async ({ body, identity, request }) => {
      const memberId = identity.kind === 'member' ? identity.sub : null;
      const authorId = memberId ?? pseudonymizeEmail(body.userEmail);
      const key = readIdempotencyKey(request);
      const questionId = key ? deriveId(`${authorId} ${key}`, 'question') : newId();
      const data = {
        questionId,
        authorId,
        memberId,
        question: body.question,
        originalQuery: body.originalQuery?.trim() || null,
        email: body.userEmail,
        sessionId: parseVisitorSessionId(request.headers.cookie) ?? null,
      };
      const { state } = await handle({ type: 'SubmitQuestion', data, now: now() }, request);
      if (state.status === 'absent') throw new Error('The submitted question does not exist.');
      const { status, submittedAt } = state;
      const followPath = memberId === null ? statusLinks.createPath(questionId) : undefined;
      return { id: questionId, status, submittedAt, followPath };
    });

    serve(app, listMyQuestions, async ({ identity, request }) => {
      await claimQuestions(identity, requestMetadata(request));
      return queries.listOfMember(identity.sub);
    });

    serve(app, listMyQuestionsByPage, async ({ query, identity, request }) => {
      await claimQuestions(identity, requestMetadata(request));
      const { items, ...page } = await queries.listMemberPage(identity.sub, query);
      return { ...page, items: items.map(toQuestion) };
    });

    serve(app, readQuestion, async ({ params, identity }) => {
      const thread = await readThread(store, params.questionId);
      if (thread.state.memberId !== identity.sub) throw questionNotFound();
      return { ...toAuthorThread(thread), vote: await votes.readVote(thread.id, identity.sub) };
    });

    const asMember = ({
      params,
      identity,
    }: {
      params: { questionId: string };
      identity: Extract<Identity, { kind: 'member' }>;
    }) => ({ questionId: params.questionId, memberId: identity.sub });

    serve(app, provideInformation, async ({ body, request, ...call }) => {
      const data = { ...asMember(call), reply: body.reply };
      await handle({ type: 'ProvideInformation', data, now: now() }, request);
    });

    serve(app, reopenQuestion, async ({ body, request, ...call }) => {
      const data = { ...asMember(call), comment: body.comment };
      await handle({ type: 'ReopenQuestion', data, now: now() }, request);
    });

    serve(app, withdrawQuestion, async ({ request, ...call }) => {
      await handle({ type: 'WithdrawQuestion', data: asMember(call), now: now() }, request);
    });
  };
