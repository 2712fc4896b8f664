import { unreachable } from '@aera/domain';

/** What can have happened to a question. Its words are sealed for its author and read as null once that one is erased. */
export type QuestionEvent =
  | {
      type: 'QuestionSubmitted';
      data: {
        questionId: string;
        /** Whose words these are: the member's id, or an id that stands for a visitor's e-mail address. */
        authorId: string;
        /** Null for a visitor, who has no dashboard. */
        memberId: string | null;
        question: string | null;
        /** What was searched for in vain. */
        originalQuery: string | null;
        email: string | null;
        submittedAt: string;
      };
    }
  | {
      type: 'QuestionAnswered';
      data: {
        questionId: string;
        authorId: string;
        memberId: string | null;
        /** As it was asked: whoever publishes the answer needs both. */
        question: string | null;
        answer: string | null;
        publish: boolean;
        stewardId: string;
        answeredAt: string;
      };
    };

/** Only what `decideQuestion` and the notice to the author need to know; lists have their own projection. */
export type Question =
  | { status: 'absent' }
  | {
      status: 'pending' | 'answered';
      authorId: string;
      memberId: string | null;
      question: string | null;
    };

export const initialQuestion = (): Question => ({ status: 'absent' });

export function evolveQuestion(_: Question, { type, data }: QuestionEvent): Question {
  const { authorId, memberId, question } = data;
  switch (type) {
    case 'QuestionSubmitted':
      return { status: 'pending', authorId, memberId, question };
    case 'QuestionAnswered':
      return { status: 'answered', authorId, memberId, question };
    default:
      return unreachable(type);
  }
}

export const questionStream = (questionId: string): string => `question-${questionId}`;

const subject = (data: { authorId: string }): string => data.authorId;

/** Which fields are the author's own, an answer included: it is about what the author asked. */
export const personalOfQuestions = {
  QuestionSubmitted: { subject, fields: ['question', 'originalQuery', 'email'] },
  QuestionAnswered: { subject, fields: ['question', 'answer'] },
} as const;
