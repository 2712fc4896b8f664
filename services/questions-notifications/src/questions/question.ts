import { unreachable } from '@aera/event-store/decider';
import { paused, type PromiseClock, resumed, started, stopped, told } from './promise.ts';
import type { QuestionEvent } from './question-events.ts';

export type { QuestionEvent } from './question-events.ts';

export type QuestionStatus = 'pending' | 'needs_information' | 'answered' | 'reopened' | 'withdrawn';

/** The answer as it reads now. */
export interface GivenAnswer {
  readonly text: string | null;
  readonly version: number;
  readonly stewardId: string;
  readonly at: string;
  readonly published: boolean;
}

export interface AskedQuestion {
  readonly status: QuestionStatus;
  readonly authorId: string;
  readonly memberId: string | null;
  readonly question: string | null;
  /** Where a visitor, who has no inbox, is told of the answer. */
  readonly email: string | null;
  readonly submittedAt: string;
  /** Who has taken it on. */
  readonly assignee: string | null;
  readonly clock: PromiseClock;
  readonly answer: GivenAnswer | null;
}

/** What `decideQuestion` and those who tell the author need to know; lists have their own projection. */
export type Question = { readonly status: 'absent' } | AskedQuestion;

export const initialQuestion = (): Question => ({ status: 'absent' });

export function evolveQuestion(state: Question, event: QuestionEvent): Question {
  if (event.type === 'QuestionSubmitted') return submitted(event.data);
  return state.status === 'absent' ? state : changed(state, event);
}

function submitted(data: Extract<QuestionEvent, { type: 'QuestionSubmitted' }>['data']): AskedQuestion {
  const { authorId, memberId, question, email, submittedAt, dueAt } = data;
  const asked = { authorId, memberId, question, email, submittedAt };
  return { status: 'pending', ...asked, assignee: null, clock: started(dueAt), answer: null };
}

function changed(
  state: AskedQuestion,
  { type, data }: Exclude<QuestionEvent, { type: 'QuestionSubmitted' }>,
): AskedQuestion {
  switch (type) {
    case 'QuestionAssigned':
      return { ...state, assignee: data.stewardId };
    case 'QuestionReleased':
      return { ...state, assignee: null };
    case 'InformationRequested':
      return { ...state, status: 'needs_information', clock: paused(state.clock, data.timeLeft) };
    case 'InformationGiven':
      return { ...state, status: waitingStatus(state), clock: resumed(state.clock, data.dueAt) };
    case 'QuestionAnswered':
      return { ...state, status: 'answered', clock: stopped, answer: answerOf(data, data.answeredAt) };
    case 'AnswerRevised':
      return { ...state, answer: answerOf(data, data.revisedAt) };
    case 'AnswerPublished':
      return { ...state, answer: published(state.answer, true) };
    case 'AnswerUnpublished':
      return { ...state, answer: published(state.answer, false) };
    case 'QuestionReopened':
      return { ...state, status: 'reopened', clock: started(data.dueAt) };
    case 'QuestionWithdrawn':
      return { ...state, status: 'withdrawn', clock: stopped };
    case 'QuestionClaimed':
      return { ...state, memberId: data.memberId };
    case 'PromiseAtRisk':
      return { ...state, clock: told(state.clock, 'at-risk') };
    case 'PromiseMissed':
      return { ...state, clock: told(state.clock, 'missed') };
    default:
      return unreachable(type);
  }
}

/** How a question is called that waits for an answer: once it had one, it was opened again. */
const waitingStatus = ({ answer }: AskedQuestion) => (answer ? 'reopened' : 'pending');

const answerOf = (
  data: { answer: string | null; version: number; stewardId: string; publish: boolean },
  at: string,
): GivenAnswer => ({
  text: data.answer,
  version: data.version,
  stewardId: data.stewardId,
  at,
  published: data.publish,
});

const published = (answer: GivenAnswer | null, now: boolean) => answer && { ...answer, published: now };
