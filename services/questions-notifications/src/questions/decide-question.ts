import { type Decider, DomainError, unreachable } from '@aera/domain';
import { evolveQuestion, initialQuestion, type Question, type QuestionEvent } from './question.ts';

export type QuestionCommand =
  | {
      type: 'SubmitQuestion';
      data: {
        questionId: string;
        authorId: string;
        memberId: string | null;
        question: string;
        originalQuery: string | null;
        email: string;
      };
      now: string;
    }
  | {
      type: 'AnswerQuestion';
      data: { questionId: string; answer: string; publish: boolean; stewardId: string };
      now: string;
    };

/** A question is answered once; of two stewards at the same time one wins, and the other is told. */
function decideQuestion({ type, data, now }: QuestionCommand, state: Question): QuestionEvent[] {
  switch (type) {
    case 'SubmitQuestion':
      return state.status === 'absent'
        ? [{ type: 'QuestionSubmitted', data: { ...data, submittedAt: now } }]
        : [];
    case 'AnswerQuestion': {
      if (state.status === 'absent')
        throw new DomainError('question-not-found', 'There is no question with this id.');
      if (state.status === 'answered')
        throw new DomainError(
          'question-already-answered',
          'This question has already been answered. Your answer was not sent.',
        );
      const { authorId, memberId, question } = state;
      return [{ type: 'QuestionAnswered', data: { ...data, authorId, memberId, question, answeredAt: now } }];
    }
    default:
      return unreachable(type);
  }
}

export const question: Decider<QuestionCommand, QuestionEvent, Question> = {
  initial: initialQuestion,
  evolve: evolveQuestion,
  decide: decideQuestion,
};
