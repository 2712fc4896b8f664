import { unreachable } from '@aera/event-store/decider';
import { defineTable, type RowOf, rowProjection } from '@aera/event-store';
import { slaTargetMs, timeLeftOf } from './sla-clock.ts';
import { questionStream } from './question-stream.ts';
import type { QuestionEvent, QuestionStatus } from './question.ts';

/** The questions as members and stewards see them in lists. */
export const QuestionRow = defineTable('questions', (p) => ({
  id: p.uuid().primary(),
  memberId: p.text().nullable(),
  /** Null once the author is erased. */
  authorId: p.text().nullable(),
  /** Visitor session of the browser that asked. */
  sessionId: p.text().nullable(),
  status: p.text().$type<QuestionStatus>(),
  question: p.text(),
  originalQuery: p.text().nullable(),
  submittedAt: p.instant(),
  answer: p.text().nullable(),
  answeredAt: p.instant().nullable(),
  /** Who has taken it on. */
  stewardId: p.text().nullable(),
  /** While the promise runs. */
  dueAt: p.instant().nullable(),
  /** While the author has the word: milliseconds of the promise that are left. */
  slaRemainingMs: p.bigint('number').nullable(),
  slaNotified: p.text().$type<'nothing' | 'at-risk' | 'missed'>(),
  /** Milliseconds of the promise that the last answer took. */
  responseTimeMs: p.bigint('number').nullable(),
  published: p.boolean(),
}));
export type QuestionRow = RowOf<typeof QuestionRow>;

type EventOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>;

/** What an erased author asked is shown as empty; the question itself stays. */
export function projectQuestion(row: QuestionRow | null, event: QuestionEvent): QuestionRow | null {
  if (event.type === 'QuestionSubmitted') return submitted(event);
  return row && changed(row, event);
}

const submitted = ({ data }: EventOf<'QuestionSubmitted'>): QuestionRow => ({
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
  slaRemainingMs: null,
  slaNotified: 'nothing',
  responseTimeMs: null,
  published: false,
});

const over = { dueAt: null, slaRemainingMs: null };

function changed(
  row: QuestionRow,
  { type, data }: Exclude<QuestionEvent, { type: 'QuestionSubmitted' }>,
): QuestionRow {
  switch (type) {
    case 'QuestionAssigned':
      return { ...row, stewardId: data.stewardId };
    case 'QuestionUnassigned':
      return { ...row, stewardId: null };
    case 'InformationRequested':
      return { ...row, status: 'needs_information', dueAt: null, slaRemainingMs: data.slaRemainingMs };
    case 'InformationProvided':
      return {
        ...row,
        status: row.answeredAt ? 'reopened' : 'pending',
        dueAt: data.dueAt,
        slaRemainingMs: null,
      };
    case 'QuestionAnswered': {
      const { answer, answeredAt, publish: published } = data;
      return {
        ...row,
        ...over,
        status: 'answered',
        answer,
        answeredAt,
        published,
        responseTimeMs: computeResponseTimeMs(row, data),
      };
    }
    case 'AnswerRevised':
      return { ...row, answer: data.answer };
    case 'AnswerPublished':
      return { ...row, published: true };
    case 'AnswerUnpublished':
      return { ...row, published: false };
    case 'QuestionReopened':
      return { ...row, status: 'reopened', dueAt: data.dueAt, slaRemainingMs: null, slaNotified: 'nothing' };
    case 'QuestionWithdrawn':
      return { ...row, ...over, status: 'withdrawn' };
    case 'QuestionClaimed':
      return { ...row, memberId: data.memberId };
    case 'SlaAtRisk':
      return { ...row, slaNotified: 'at-risk' };
    case 'SlaBreached':
      return { ...row, slaNotified: 'missed' };
    default:
      return unreachable(type);
  }
}

/** Milliseconds of the promise that were used up: time in which the author had the word does not count. */
const computeResponseTimeMs = (
  { dueAt, slaRemainingMs }: QuestionRow,
  { answeredAt }: { answeredAt: string },
): number => slaTargetMs - (dueAt ? timeLeftOf(dueAt, answeredAt) : (slaRemainingMs ?? slaTargetMs));

export const questionsProjection = rowProjection({
  streams: [questionStream],
  name: 'questions',
  version: 3,
  entity: QuestionRow,
  key: ({ data }) => data.questionId,
  project: projectQuestion,
});
