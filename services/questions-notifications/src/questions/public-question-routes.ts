import { rejections } from '@aera/event-store/decider';
import {
  readQuestionByStatusLink,
  type Identity,
  readAnswerSlaStats,
  voteOnAnswer,
  recordQuestionDeflection,
} from '@aera/contracts';
import {
  deriveId,
  HttpProblem,
  requestMetadata,
  serve,
  parseVisitorSessionId,
  readIdempotencyKey,
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

/** Routes that need no account. */
export const publicQuestionRoutes =
  ({
    store,
    stats,
    statusLinks,
    pseudonymizeSession,
    claimVote,
    clock,
    newId,
  }: QuestionDeps): FastifyPluginAsync =>
  async (app) => {
    serve(app, readQuestionByStatusLink, async ({ params, reply }) => {
      reply.header('cache-control', 'no-store');
      const questionId = statusLinks.parseToken(params.token);
      if (!questionId) throw invalidLinkError(404);
      const thread = await readThread(store, questionId);
      if (thread.state.question === null) throw invalidLinkError(410);
      return toAuthorThread(thread);
    });

    serve(app, readAnswerSlaStats, async () => ({
      slaHours: slaTargetMs / hour,
      ...(await stats.computeAnswerSla(clock())),
    }));

    serve(app, voteOnAnswer, async ({ params, body, identity, request }) => {
      const { id: questionId, state } = await readThread(store, params.questionId);
      const isAuthor = identity.kind === 'member' && state.memberId === identity.sub;
      if (!isAuthor && !state.answer?.published) throw questionNotFound();
      if (!state.answer) throw reject('question-not-answered');
      const voterId = readVoterId(identity, request);
      const { helpful, reason = null, comment } = body;
      const counted = await claimVote(questionId, identity.ip);
      const data = { questionId, voterId, helpful, reason, comment: comment?.trim() || null, counted };
      const command = { type: 'VoteOnAnswer', data, now: clock().toISOString() } as const;
      await store
        .stream(voteStream)
        .handle([questionId, voterId], command, { metadata: requestMetadata(request) });
    });

    serve(app, recordQuestionDeflection, async ({ body, request }) => {
      const key = readIdempotencyKey(request);
      const deflectionId = key ? deriveId(key, 'deflected question') : newId();
      const data = { deflectionId, documentId: body.documentId, deflectedAt: clock().toISOString() };
      const deflections = store.stream(questionDeflectionStream);
      if ((await deflections.read(deflectionId)).length === 0)
        await deflections.append(
          [deflectionId],
          [{ type: 'QuestionDeflected', data, metadata: requestMetadata(request) }],
          {
            expected: 'any',
          },
        );
    });

    /** The member, or the visitor's browser session, which exists once the notice is acknowledged. */
    const readVoterId = (identity: Identity, request: FastifyRequest): string => {
      if (identity.kind === 'member') return identity.sub;
      const session = parseVisitorSessionId(request.headers.cookie);
      if (session) return pseudonymizeSession(session);
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
