import { rejections } from '@aera/event-store/decider';
import {
  readQuestionByStatusLink,
  type Identity,
  readAnswerSlaStats,
  voteOnAnswer,
  recordDeflectedQuestion,
} from '@aera/contracts';
import {
  deriveId,
  HttpProblem,
  requestMetadata,
  serve,
  parseVisitorSessionId,
  idempotencyKey,
} from '@aera/service-kit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { slaTargetMs } from './sla-clock.ts';
import type { QuestionDeps } from './question-deps.ts';
import { questionNotFound } from './decide-question.ts';
import { toAuthorThread, readThread } from './question-thread.ts';
import { questionDeflectionStream } from './deflection/question-deflection-stream.ts';
import { voteStream } from './votes/vote-stream.ts';

const reject = rejections({ 'question-not-answered': ['conflict', 'This question has no answer yet.'] });

const hour = 3_600_000;

/** What needs no account: follow a question, say whether an answer helped, see how soon answers come. */
export const publicQuestionRoutes =
  ({ store, figures, follow, voterIdOf, claimVote, clock, newId }: QuestionDeps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readQuestionByStatusLink, async ({ params, reply }) => {
      reply.header('cache-control', 'no-store');
      const questionId = follow.questionOf(params.token);
      if (!questionId) throw invalidLinkError(404);
      const thread = await readThread(store, questionId);
      if (thread.state.question === null) throw invalidLinkError(410);
      return toAuthorThread(thread);
    });

    serve(app, readAnswerSlaStats, async () => ({
      slaHours: slaTargetMs / hour,
      ...(await figures.answers(clock())),
    }));

    serve(app, voteOnAnswer, async ({ params, body, identity, request }) => {
      const { id: questionId, state } = await readThread(store, params.questionId);
      const own = identity.kind === 'member' && state.memberId === identity.sub;
      if (!own && !state.answer?.published) throw questionNotFound();
      if (!state.answer) throw reject('question-not-answered');
      const voterId = voterOf(identity, request);
      const { helpful, reason = null, comment } = body;
      const counted = await claimVote(questionId, identity.ip);
      const data = { questionId, voterId, helpful, reason, comment: comment?.trim() || null, counted };
      const command = { type: 'RateAnswer', data, now: clock().toISOString() } as const;
      await store
        .stream(voteStream)
        .handle([questionId, voterId], command, { metadata: requestMetadata(request) });
      return undefined;
    });

    serve(app, recordDeflectedQuestion, async ({ body, request }) => {
      const key = idempotencyKey(request);
      const deflectionId = key ? deriveId(key, 'deflected question') : newId();
      const data = { deflectionId, documentId: body.documentId, deflectedAt: clock().toISOString() };
      const deflected = store.stream(questionDeflectionStream);
      if ((await deflected.read(deflectionId)).length === 0)
        await deflected.append(
          [deflectionId],
          [{ type: 'QuestionDeflected', data, metadata: requestMetadata(request) }],
          {
            expected: 'any',
          },
        );
      return undefined;
    });

    /** Members vote as themselves, visitors as the browser that has acknowledged the notice. */
    const voterOf = (identity: Identity, request: FastifyRequest): string => {
      if (identity.kind === 'member') return identity.sub;
      const session = parseVisitorSessionId(request.headers.cookie);
      if (session) return voterIdOf(session);
      throw new HttpProblem(403, 'Acknowledge the jurisdiction notice before you vote.', {
        code: 'notice-required',
      });
    };
  };

const invalidLinkError = (status: 404 | 410) =>
  new HttpProblem(
    status,
    status === 404 ? 'This link doesn’t work.' : 'The question behind this link has been erased.',
    { code: status === 404 ? 'unknown-link' : 'question-erased' },
  );
