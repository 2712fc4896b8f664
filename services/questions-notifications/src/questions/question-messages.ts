import {
  answerPublished,
  answerRated,
  answerRevised,
  answerUnpublished,
  informationProvided,
  informationRequested,
  questionSlaAtRisk,
  questionSlaBreached,
  questionAnswered,
  questionAssigned,
  questionClaimed,
  questionReopened,
  questionSubmitted,
  questionWithdrawn,
} from '@aera/contracts/server';
import { draft, draftByType, draftOf } from '@aera/service-kit';
import type { QuestionEvent } from './question.ts';
import type { VoteEvent } from './votes/vote.ts';

/** Texts are included only if a steward published them and the author is not erased. */
export const toQuestionMessage = draftByType<QuestionEvent | VoteEvent>({
  QuestionSubmitted: draftOf(questionSubmitted),
  QuestionAnswered: ({ questionId, answeredAt, ...data }) =>
    draft(questionAnswered, { questionId, answeredAt, published: toPublishedTexts(data) }),
  AnswerRevised: ({ questionId, revisedAt, ...data }) =>
    draft(answerRevised, { questionId, revisedAt, published: toPublishedTexts(data) }),
  AnswerPublished: ({ questionId, publishedAt, ...data }) => {
    const texts = toPublishedTexts({ ...data, publish: true });
    return texts && draft(answerPublished, { questionId, ...texts, publishedAt });
  },
  AnswerUnpublished: draftOf(answerUnpublished),
  QuestionAssigned: draftOf(questionAssigned),
  InformationRequested: draftOf(informationRequested),
  InformationProvided: draftOf(informationProvided),
  QuestionReopened: draftOf(questionReopened),
  QuestionWithdrawn: draftOf(questionWithdrawn),
  QuestionClaimed: ({ questionId, memberId, claimedAt }) =>
    memberId === null ? null : draft(questionClaimed, { questionId, memberId, claimedAt }),
  SlaAtRisk: draftOf(questionSlaAtRisk),
  SlaBreached: draftOf(questionSlaBreached),
  AnswerRated: ({ questionId, counted, helpful, ratedAt }) =>
    counted ? draft(answerRated, { questionId, helpful, ratedAt }) : null,
  QuestionUnassigned: null,
});

interface AnswerTexts {
  readonly publish: boolean;
  readonly question: string | null;
  readonly answer: string | null;
}

const toPublishedTexts = ({ publish, question, answer }: AnswerTexts) =>
  publish && question !== null && answer !== null ? { question, answer } : null;
