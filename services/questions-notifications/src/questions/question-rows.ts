import { unreachable } from '@aera/domain';
import { rowProjection } from '@aera/event-store';
import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { QuestionEvent } from './question.ts';

type Status = 'pending' | 'answered';

/** The questions as members and stewards see them. */
export const QuestionRow = defineEntity({
  name: 'QuestionRow',
  tableName: 'questions',
  properties: {
    id: p.uuid().primary(),
    memberId: p.string().nullable(),
    status: p.string().$type<Status>(),
    question: p.string(),
    originalQuery: p.string().nullable(),
    submittedAt: p.datetime(),
    answer: p.string().nullable(),
    answeredAt: p.datetime().nullable(),
  },
});
export type QuestionRow = InferEntity<typeof QuestionRow>;

/** A row as the projection writes it. */
export interface QuestionColumns {
  readonly id: string;
  readonly memberId: string | null;
  readonly status: Status;
  readonly question: string;
  readonly originalQuery: string | null;
  readonly submittedAt: string;
  readonly answer: string | null;
  readonly answeredAt: string | null;
}

/** What an erased author asked is shown as empty; the question itself stays. */
export function projectQuestion(
  row: QuestionColumns | null,
  { type, data }: QuestionEvent,
): QuestionColumns | null {
  switch (type) {
    case 'QuestionSubmitted':
      return {
        id: data.questionId,
        memberId: data.memberId,
        status: 'pending',
        question: data.question ?? '',
        originalQuery: data.originalQuery,
        submittedAt: data.submittedAt,
        answer: null,
        answeredAt: null,
      };
    case 'QuestionAnswered':
      return row && { ...row, status: 'answered', answer: data.answer, answeredAt: data.answeredAt };
    default:
      return unreachable(type);
  }
}

export const questionRows = rowProjection<QuestionEvent, QuestionColumns>({
  name: 'questions',
  table: 'questions',
  key: ({ data }) => data.questionId,
  columns: {
    id: 'uuid',
    memberId: 'text',
    status: 'text',
    question: 'text',
    originalQuery: 'text',
    submittedAt: 'timestamptz',
    answer: 'text',
    answeredAt: 'timestamptz',
  },
  project: projectQuestion,
});
