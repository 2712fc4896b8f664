import { unreachable } from '@aera/event-store/decider';
import {
  pauseClock,
  type SlaClock,
  resumeClock,
  startClock,
  stoppedClock,
  markNotified,
} from './sla-clock.ts';

/** Part of every event of a question. */
interface QuestionOwnership {
  questionId: string;
  /** Member id, or the pseudonym of a visitor's e-mail address. */
  authorId: string;
  /** Null for a visitor. */
  memberId: string | null;
}

type Event<Type extends string, Data> = { type: Type; data: QuestionOwnership & Data };

/** Events of a question. Texts are null once the author is erased. */
export type QuestionEvent =
  | Event<
      'QuestionSubmitted',
      {
        question: string | null;
        /** The search without a result. */
        originalQuery: string | null;
        email: string | null;
        /** Visitor session of the browser; null without consent. */
        sessionId: string | null;
        submittedAt: string;
        /** When the SLA is breached. */
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
        /** Remaining SLA while waiting for the author; negative after a breach. */
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
        /** Counts the versions of the answer, from 1. */
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

/**
 * Asked signed in: the member. Asked signed out: the question itself, because an address may get another owner, whose questions an erasure
 * must not include.
 */
const subject = ({ questionId, authorId, memberId }: QuestionOwnership): string =>
  authorId === memberId ? memberId : questionId;

/** An answer is personal data too, because it quotes the question. */
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

interface CurrentAnswer {
  readonly text: string | null;
  readonly version: number;
  readonly stewardId: string;
  readonly at: string;
  readonly published: boolean;
  /** Time of the last change of the text or the publication. */
  readonly changedAt: string;
}

export interface ExistingQuestion {
  readonly status: QuestionStatus;
  readonly authorId: string;
  readonly memberId: string | null;
  readonly question: string | null;
  /** E-mail address of a visitor, who has no inbox. */
  readonly email: string | null;
  readonly submittedAt: string;
  /** Steward id. */
  readonly assignee: string | null;
  readonly clock: SlaClock;
  readonly answer: CurrentAnswer | null;
}

/** State for `decideQuestion` and notifications; lists have their own projection. */
export type Question = { readonly status: 'absent' } | ExistingQuestion;

export const initialQuestion = (): Question => ({ status: 'absent' });

export function evolveQuestion(state: Question, event: QuestionEvent): Question {
  if (event.type === 'QuestionSubmitted') return createQuestion(event.data);
  return state.status === 'absent' ? state : applyChange(state, event);
}

function createQuestion(
  data: Extract<QuestionEvent, { type: 'QuestionSubmitted' }>['data'],
): ExistingQuestion {
  const { authorId, memberId, question, email, submittedAt, dueAt } = data;
  const fields = { authorId, memberId, question, email, submittedAt };
  return { status: 'pending', ...fields, assignee: null, clock: startClock(dueAt), answer: null };
}

function applyChange(
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
      return { ...state, status: toWaitingStatus(state), clock: resumeClock(state.clock, data.dueAt) };
    case 'QuestionAnswered':
      return {
        ...state,
        status: 'answered',
        clock: stoppedClock,
        answer: toCurrentAnswer(data, data.answeredAt),
      };
    case 'AnswerRevised':
      return { ...state, answer: toCurrentAnswer(data, data.revisedAt) };
    case 'AnswerPublished':
      return { ...state, answer: setPublished(state.answer, true, data.publishedAt) };
    case 'AnswerUnpublished':
      return { ...state, answer: setPublished(state.answer, false, data.unpublishedAt) };
    case 'QuestionReopened':
      return { ...state, status: 'reopened', clock: startClock(data.dueAt) };
    case 'QuestionWithdrawn':
      return { ...state, status: 'withdrawn', clock: stoppedClock };
    case 'QuestionClaimed':
      return { ...state, memberId: data.memberId };
    case 'SlaAtRisk':
      return { ...state, clock: markNotified(state.clock, 'at-risk') };
    case 'SlaBreached':
      return { ...state, clock: markNotified(state.clock, 'breached') };
    default:
      return unreachable(type);
  }
}

const toWaitingStatus = ({ answer }: ExistingQuestion) => (answer ? 'reopened' : 'pending');

const toCurrentAnswer = (
  data: { answer: string | null; version: number; stewardId: string; publish: boolean },
  at: string,
): CurrentAnswer => ({
  text: data.answer,
  version: data.version,
  stewardId: data.stewardId,
  at,
  published: data.publish,
  changedAt: at,
});

const setPublished = (answer: CurrentAnswer | null, published: boolean, changedAt: string) =>
  answer && { ...answer, published, changedAt };
