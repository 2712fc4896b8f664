import { unreachable } from '@aera/event-store/decider';
import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import { slaTargetMs, timeLeftOf } from './sla-clock.ts';
import { questionStream } from './question-stream.ts';
import type { QuestionEvent, QuestionStatus } from './question.ts';

/** The questions as members and stewards see them in lists. */
export const QuestionRow = defineEntity({
  name: 'QuestionRow',
  tableName: 'questions',
  properties: {
    id: p.uuid().primary(),
    memberId: p.string().nullable(),
    authorId: p.string().nullable(),
    status: p.string().$type<QuestionStatus>(),
    question: p.string(),
    originalQuery: p.string().nullable(),
    submittedAt: p.datetime(),
    answer: p.string().nullable(),
    answeredAt: p.datetime().nullable(),
    stewardId: p.string().nullable(),
    dueAt: p.datetime().nullable(),
    timeLeft: p.bigint('number').nullable(),
    published: p.boolean(),
  },
});
export type QuestionRow = InferEntity<typeof QuestionRow>;

/** A row as the projection writes it. */
export interface QuestionRecord {
  readonly id: string;
  readonly memberId: string | null;
  readonly authorId: string;
  /** Visitor session of the browser that asked. */
  readonly sessionId: string | null;
  readonly status: QuestionStatus;
  readonly question: string;
  readonly originalQuery: string | null;
  readonly submittedAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
  /** Who has taken it on. */
  readonly stewardId: string | null;
  /** While the promise runs. */
  readonly dueAt: string | null;
  /** While the author has the word: milliseconds of the promise that are left. */
  readonly timeLeft: number | null;
  readonly promiseTold: 'nothing' | 'at-risk' | 'missed';
  /** Milliseconds of the promise that the last answer took. */
  readonly answeredIn: number | null;
  readonly published: boolean;
}

type EventOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>;

/** What an erased author asked is shown as empty; the question itself stays. */
export function projectQuestion(row: QuestionRecord | null, event: QuestionEvent): QuestionRecord | null {
  if (event.type === 'QuestionSubmitted') return submitted(event);
  return row && changed(row, event);
}

const submitted = ({ data }: EventOf<'QuestionSubmitted'>): QuestionRecord => ({
  id: data.questionId,
  memberId: data.memberId,
  authorId: data.authorId,
  sessionId: data.sessionId,
  status: 'pending',
  question: data.question ?? '',
  originalQuery: data.originalQuery,
  submittedAt: data.submittedAt,
  answer: null,
  answeredAt: null,
  stewardId: null,
  dueAt: data.dueAt,
  timeLeft: null,
  promiseTold: 'nothing',
  answeredIn: null,
  published: false,
});

const over = { dueAt: null, timeLeft: null };

function changed(
  row: QuestionRecord,
  { type, data }: Exclude<QuestionEvent, { type: 'QuestionSubmitted' }>,
): QuestionRecord {
  switch (type) {
    case 'QuestionAssigned':
      return { ...row, stewardId: data.stewardId };
    case 'QuestionReleased':
      return { ...row, stewardId: null };
    case 'InformationRequested':
      return { ...row, status: 'needs_information', dueAt: null, timeLeft: data.timeLeft };
    case 'InformationGiven':
      return { ...row, status: row.answeredAt ? 'reopened' : 'pending', dueAt: data.dueAt, timeLeft: null };
    case 'QuestionAnswered': {
      const { answer, answeredAt, publish: published } = data;
      return {
        ...row,
        ...over,
        status: 'answered',
        answer,
        answeredAt,
        published,
        answeredIn: responseTimeMs(row, data),
      };
    }
    case 'AnswerRevised':
      return { ...row, answer: data.answer };
    case 'AnswerPublished':
      return { ...row, published: true };
    case 'AnswerUnpublished':
      return { ...row, published: false };
    case 'QuestionReopened':
      return { ...row, status: 'reopened', dueAt: data.dueAt, timeLeft: null, promiseTold: 'nothing' };
    case 'QuestionWithdrawn':
      return { ...row, ...over, status: 'withdrawn' };
    case 'QuestionClaimed':
      return { ...row, memberId: data.memberId };
    case 'PromiseAtRisk':
      return { ...row, promiseTold: 'at-risk' };
    case 'PromiseMissed':
      return { ...row, promiseTold: 'missed' };
    default:
      return unreachable(type);
  }
}

/** Milliseconds of the promise that were used up: time in which the author had the word does not count. */
const responseTimeMs = (
  { dueAt, timeLeft }: QuestionRecord,
  { answeredAt }: { answeredAt: string },
): number => slaTargetMs - (dueAt ? timeLeftOf(dueAt, answeredAt) : (timeLeft ?? slaTargetMs));

export const questionsProjection = rowProjection<typeof questionStream, QuestionRecord>({
  streams: [questionStream],
  name: 'questions',
  version: 3,
  table: 'questions',
  key: ({ data }) => data.questionId,
  columns: {
    id: 'uuid',
    memberId: 'text',
    authorId: 'text',
    sessionId: 'text',
    status: 'text',
    question: 'text',
    originalQuery: 'text',
    submittedAt: 'timestamptz',
    answer: 'text',
    answeredAt: 'timestamptz',
    stewardId: 'text',
    dueAt: 'timestamptz',
    timeLeft: 'bigint',
    promiseTold: 'text',
    answeredIn: 'bigint',
    published: 'boolean',
  },
  project: projectQuestion,
});
