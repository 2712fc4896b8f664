import { unreachable } from '@aera/event-store/decider';
import { defineTable, type RowOf, defineRowProjection } from '@aera/event-store';
import { slaTargetMs, computeRemainingMs } from './sla-clock.ts';
import { questionStream } from './question-stream.ts';
import type { QuestionEvent, QuestionStatus } from './question.ts';

export const QuestionRow = defineTable('questions', (p) => ({
  id: p.uuid().primary(),
  memberId: p.text().nullable(),
  /** Null once the author is erased. */
  authorId: p.text().nullable(),
  sessionId: p.text().nullable(),
  status: p.text().$type<QuestionStatus>(),
  question: p.text(),
  originalQuery: p.text().nullable(),
  submittedAt: p.instant(),
  answer: p.text().nullable(),
  answeredAt: p.instant().nullable(),
  /** The assignee. */
  stewardId: p.text().nullable(),
  /** While the SLA runs. */
  dueAt: p.instant().nullable(),
  /** While the SLA is paused. */
  slaRemainingMs: p.bigint('number').nullable(),
  slaNotified: p.text().$type<'none' | 'at-risk' | 'breached'>(),
  /** SLA time used by the last answer. */
  responseTimeMs: p.bigint('number').nullable(),
  published: p.boolean(),
}));
export type QuestionRow = RowOf<typeof QuestionRow>;

type EventOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>;

/** The text of an erased author is empty; the row stays. */
export function projectQuestion(row: QuestionRow | null, event: QuestionEvent): QuestionRow | null {
  if (event.type === 'QuestionSubmitted') return createRow(event);
  return row && applyChange(row, event);
}

const createRow = ({ data }: EventOf<'QuestionSubmitted'>): QuestionRow => ({
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
  slaNotified: 'none',
  responseTimeMs: null,
  published: false,
});

const noDeadline = { dueAt: null, slaRemainingMs: null };

function applyChange(
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
        ...noDeadline,
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
      return { ...row, status: 'reopened', dueAt: data.dueAt, slaRemainingMs: null, slaNotified: 'none' };
    case 'QuestionWithdrawn':
      return { ...row, ...noDeadline, status: 'withdrawn' };
    case 'QuestionClaimed':
      return { ...row, memberId: data.memberId };
    case 'SlaAtRisk':
      return { ...row, slaNotified: 'at-risk' };
    case 'SlaBreached':
      return { ...row, slaNotified: 'breached' };
    default:
      return unreachable(type);
  }
}

/** SLA time used: time waiting for the author does not count. */
const computeResponseTimeMs = (
  { dueAt, slaRemainingMs }: QuestionRow,
  { answeredAt }: { answeredAt: string },
): number => slaTargetMs - (dueAt ? computeRemainingMs(dueAt, answeredAt) : (slaRemainingMs ?? slaTargetMs));

export const questionsProjection = defineRowProjection({
  streams: [questionStream],
  name: 'questions',
  version: 3,
  entity: QuestionRow,
  key: ({ data }) => data.questionId,
  project: projectQuestion,
});
