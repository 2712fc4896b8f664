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

/** What the rest of the platform may know. Words travel only when a steward published them, and never once erased. */
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
        published: publishedWords(data),
      });
    case 'AnswerRevised':
      return draft(answerRevised, {
        questionId,
        revisedAt: data.revisedAt,
        published: publishedWords(data),
      });
    case 'AnswerPublished': {
      const words = publishedWords({ ...data, publish: true });
      return words && draft(answerPublished, { questionId, ...words, publishedAt: data.publishedAt });
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

const publishedWords = ({ publish, question, answer }: AnswerTexts) =>
  publish && question !== null && answer !== null ? { question, answer } : null;
