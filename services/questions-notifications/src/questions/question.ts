import { unreachable } from '@aera/event-store/decider';
import {
  pauseClock,
  type SlaClock,
  resumeClock,
  startClock,
  stoppedClock,
  markNotified,
} from './sla-clock.ts';

/** On every event of a question: whose it is. */
interface QuestionOwnership {
  questionId: string;
  /** Whose words these are: the member's id, or an id that stands for a visitor's e-mail address. */
  authorId: string;
  /** Null for a visitor, who has no dashboard. */
  memberId: string | null;
}

type Event<Type extends string, Data> = { type: Type; data: QuestionOwnership & Data };

/** What can have happened to a question. Its words are sealed for its author and read as null once that one is erased. */
export type QuestionEvent =
  | Event<
      'QuestionSubmitted',
      {
        question: string | null;
        /** The search that had no answer. */
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
  | Event<'QuestionUnassigned', { releasedBy: string; releasedAt: string }>
  | Event<
      'InformationRequested',
      {
        request: string | null;
        stewardId: string;
        /** Milliseconds of the promise that are left while the author has the word; negative once it was missed. */
        slaRemainingMs: number;
        requestedAt: string;
      }
    >
  | Event<'InformationProvided', { reply: string | null; givenAt: string; dueAt: string }>
  | Event<
      'QuestionAnswered',
      {
        /** Texts at the time of asking; publishing the answer needs both. */
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
  | Event<'SlaAtRisk', { stewardId: string | null; dueAt: string; noticedAt: string }>
  | Event<'SlaBreached', { stewardId: string | null; dueAt: string; noticedAt: string }>;

const subject = (data: { authorId: string }): string => data.authorId;

/** Which fields are the author's own, an answer included: it is about what the author asked. */
export const questionPersonalFields = {
  QuestionSubmitted: { subject, fields: ['question', 'originalQuery', 'email', 'sessionId'] },
  InformationRequested: { subject, fields: ['request'] },
  InformationProvided: { subject, fields: ['reply'] },
  QuestionAnswered: { subject, fields: ['question', 'answer'] },
  AnswerRevised: { subject, fields: ['question', 'answer'] },
  AnswerPublished: { subject, fields: ['question', 'answer'] },
  QuestionReopened: { subject, fields: ['comment'] },
} as const;

export type QuestionStatus = 'pending' | 'needs_information' | 'answered' | 'reopened' | 'withdrawn';

/** The answer as it reads now. */
interface CurrentAnswer {
  readonly text: string | null;
  readonly version: number;
  readonly stewardId: string;
  readonly at: string;
  readonly published: boolean;
}

export interface ExistingQuestion {
  readonly status: QuestionStatus;
  readonly authorId: string;
  readonly memberId: string | null;
  readonly question: string | null;
  /** E-mail address of a visitor, who has no inbox. */
  readonly email: string | null;
  readonly submittedAt: string;
  /** Who has taken it on. */
  readonly assignee: string | null;
  readonly clock: SlaClock;
  readonly answer: CurrentAnswer | null;
}

/** What `decideQuestion` and those who tell the author need to know; lists have their own projection. */
export type Question = { readonly status: 'absent' } | ExistingQuestion;

export const initialQuestion = (): Question => ({ status: 'absent' });

export function evolveQuestion(state: Question, event: QuestionEvent): Question {
  if (event.type === 'QuestionSubmitted') return submitted(event.data);
  return state.status === 'absent' ? state : changed(state, event);
}

function submitted(data: Extract<QuestionEvent, { type: 'QuestionSubmitted' }>['data']): ExistingQuestion {
  const { authorId, memberId, question, email, submittedAt, dueAt } = data;
  const asked = { authorId, memberId, question, email, submittedAt };
  return { status: 'pending', ...asked, assignee: null, clock: startClock(dueAt), answer: null };
}

function changed(
  state: ExistingQuestion,
  { type, data }: Exclude<QuestionEvent, { type: 'QuestionSubmitted' }>,
): ExistingQuestion {
  switch (type) {
    case 'QuestionAssigned':
      return { ...state, assignee: data.stewardId };
    case 'QuestionUnassigned':
      return { ...state, assignee: null };
    case 'InformationRequested':
      return { ...state, status: 'needs_information', clock: pauseClock(state.clock, data.slaRemainingMs) };
    case 'InformationProvided':
      return { ...state, status: waitingStatus(state), clock: resumeClock(state.clock, data.dueAt) };
    case 'QuestionAnswered':
      return { ...state, status: 'answered', clock: stoppedClock, answer: answerOf(data, data.answeredAt) };
    case 'AnswerRevised':
      return { ...state, answer: answerOf(data, data.revisedAt) };
    case 'AnswerPublished':
      return { ...state, answer: published(state.answer, true) };
    case 'AnswerUnpublished':
      return { ...state, answer: published(state.answer, false) };
    case 'QuestionReopened':
      return { ...state, status: 'reopened', clock: startClock(data.dueAt) };
    case 'QuestionWithdrawn':
      return { ...state, status: 'withdrawn', clock: stoppedClock };
    case 'QuestionClaimed':
      return { ...state, memberId: data.memberId };
    case 'SlaAtRisk':
      return { ...state, clock: markNotified(state.clock, 'at-risk') };
    case 'SlaBreached':
      return { ...state, clock: markNotified(state.clock, 'missed') };
    default:
      return unreachable(type);
  }
}

/** How a question is called that waits for an answer: once it had one, it was opened again. */
const waitingStatus = ({ answer }: ExistingQuestion) => (answer ? 'reopened' : 'pending');

const answerOf = (
  data: { answer: string | null; version: number; stewardId: string; publish: boolean },
  at: string,
): CurrentAnswer => ({
  text: data.answer,
  version: data.version,
  stewardId: data.stewardId,
  at,
  published: data.publish,
});

const published = (answer: CurrentAnswer | null, now: boolean) => answer && { ...answer, published: now };
