import {
  answerPublished,
  answerRated,
  answerRevised,
  answerUnpublished,
  informationProvided,
  informationRequested,
  answerSlaAtRisk,
  answerSlaBreached,
  questionAnswered,
  questionAssigned,
  questionClaimed,
  questionReopened,
  questionSubmitted,
  questionWithdrawn,
} from '@aera/contracts/server';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { QuestionEvent } from './question.ts';
import type { VoteEvent } from './votes/vote.ts';

/** Texts are included only if a steward published them and the author is not erased. */
export function toQuestionMessage({ type, data }: QuestionEvent | VoteEvent): MessageDraft | null {
  const { questionId } = data;
  switch (type) {
    case 'QuestionSubmitted':
      return draft(questionSubmitted, {
        questionId,
        submittedAt: data.submittedAt,
        sessionId: data.sessionId,
      });
    case 'QuestionAnswered':
      return draft(questionAnswered, {
        questionId,
        answeredAt: data.answeredAt,
        published: toPublishedTexts(data),
      });
    case 'AnswerRevised':
      return draft(answerRevised, {
        questionId,
        revisedAt: data.revisedAt,
        published: toPublishedTexts(data),
      });
    case 'AnswerPublished': {
      const texts = toPublishedTexts({ ...data, publish: true });
      return texts && draft(answerPublished, { questionId, ...texts, publishedAt: data.publishedAt });
    }
    case 'AnswerUnpublished':
      return draft(answerUnpublished, { questionId, unpublishedAt: data.unpublishedAt });
    case 'QuestionAssigned': {
      const { stewardId, assignedBy, assignedAt } = data;
      return draft(questionAssigned, { questionId, stewardId, assignedBy, assignedAt });
    }
    case 'InformationRequested':
      return draft(informationRequested, { questionId, requestedAt: data.requestedAt });
    case 'InformationProvided':
      return draft(informationProvided, { questionId, givenAt: data.givenAt });
    case 'QuestionReopened':
      return draft(questionReopened, { questionId, reopenedAt: data.reopenedAt });
    case 'QuestionWithdrawn':
      return draft(questionWithdrawn, { questionId, withdrawnAt: data.withdrawnAt });
    case 'QuestionClaimed':
      return data.memberId === null
        ? null
        : draft(questionClaimed, { questionId, memberId: data.memberId, claimedAt: data.claimedAt });
    case 'SlaAtRisk':
      return draft(answerSlaAtRisk, { questionId, stewardId: data.stewardId, dueAt: data.dueAt });
    case 'SlaBreached':
      return draft(answerSlaBreached, { questionId, stewardId: data.stewardId, dueAt: data.dueAt });
    case 'AnswerRated':
      if (!data.counted) return null;
      return draft(answerRated, { questionId, helpful: data.helpful, ratedAt: data.ratedAt });
    case 'QuestionUnassigned':
      return null;
    default:
      return unreachable(type);
  }
}

interface AnswerTexts {
  readonly publish: boolean;
  readonly question: string | null;
  readonly answer: string | null;
}

const toPublishedTexts = ({ publish, question, answer }: AnswerTexts) =>
  publish && question !== null && answer !== null ? { question, answer } : null;
