/** On every event of a question: whose it is. */
interface Owned {
  questionId: string;
  /** Whose words these are: the member's id, or an id that stands for a visitor's e-mail address. */
  authorId: string;
  /** Null for a visitor, who has no dashboard. */
  memberId: string | null;
}

type Event<Type extends string, Data> = { type: Type; data: Owned & Data };

/** What can have happened to a question. Its words are sealed for its author and read as null once that one is erased. */
export type QuestionEvent =
  | Event<
      'QuestionSubmitted',
      {
        question: string | null;
        /** What was searched for in vain. */
        originalQuery: string | null;
        email: string | null;
        /** Visitor session of the browser that asked, once it has acknowledged the notice. */
        sessionId: string | null;
        submittedAt: string;
        /** Until when an answer is promised. */
        dueAt: string;
      }
    >
  | Event<'QuestionAssigned', { stewardId: string; assignedBy: string; assignedAt: string }>
  | Event<'QuestionReleased', { releasedBy: string; releasedAt: string }>
  | Event<
      'InformationRequested',
      {
        request: string | null;
        stewardId: string;
        /** Milliseconds of the promise that are left while the author has the word; negative once it was missed. */
        timeLeft: number;
        requestedAt: string;
      }
    >
  | Event<'InformationGiven', { reply: string | null; givenAt: string; dueAt: string }>
  | Event<
      'QuestionAnswered',
      {
        /** As it was asked: whoever publishes the answer needs both. */
        question: string | null;
        answer: string | null;
        publish: boolean;
        stewardId: string;
        answeredAt: string;
        /** Counts every wording of the answer to this question, from 1. */
        version: number;
      }
    >
  | Event<
      'AnswerRevised',
      {
        question: string | null;
        answer: string | null;
        publish: boolean;
        stewardId: string;
        revisedAt: string;
        version: number;
      }
    >
  | Event<
      'AnswerPublished',
      { question: string | null; answer: string | null; stewardId: string; publishedAt: string }
    >
  | Event<'AnswerUnpublished', { unpublishedAt: string }>
  | Event<'QuestionReopened', { comment: string | null; reopenedAt: string; dueAt: string }>
  | Event<'QuestionWithdrawn', { withdrawnAt: string }>
  | Event<'QuestionClaimed', { claimedAt: string }>
  | Event<'PromiseAtRisk', { stewardId: string | null; dueAt: string; noticedAt: string }>
  | Event<'PromiseMissed', { stewardId: string | null; dueAt: string; noticedAt: string }>;

const subject = (data: { authorId: string }): string => data.authorId;

/** Which fields are the author's own, an answer included: it is about what the author asked. */
export const personalOfQuestions = {
  QuestionSubmitted: { subject, fields: ['question', 'originalQuery', 'email', 'sessionId'] },
  InformationRequested: { subject, fields: ['request'] },
  InformationGiven: { subject, fields: ['reply'] },
  QuestionAnswered: { subject, fields: ['question', 'answer'] },
  AnswerRevised: { subject, fields: ['question', 'answer'] },
  AnswerPublished: { subject, fields: ['question', 'answer'] },
  QuestionReopened: { subject, fields: ['comment'] },
} as const;
