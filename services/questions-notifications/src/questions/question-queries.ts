import type { Question } from '@aera/contracts';
import type { Orm } from '@aera/service-kit';
import { QuestionRow } from './question-rows.ts';

/** Most questions of one answer. */
const limit = 500;

export interface QuestionQueries {
  /** Newest first, at most 500. */
  ofMember(memberId: string): Promise<Question[]>;
  /** Oldest first, at most 500: those that wait longest come first. */
  pending(): Promise<Question[]>;
}

const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  userId: row.memberId ?? 'visitor',
  status: row.status,
  question: row.question,
  originalQuery: row.originalQuery ?? null,
  submittedAt: row.submittedAt.toISOString(),
  adminResponse: row.answer ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

export const createQuestionQueries = (orm: Orm): QuestionQueries => ({
  async ofMember(memberId) {
    const newestFirst = { submittedAt: 'desc', id: 'desc' } as const;
    const rows = await orm.em.fork().find(QuestionRow, { memberId }, { orderBy: newestFirst, limit });
    return rows.map(toQuestion);
  },
  async pending() {
    const oldestFirst = { submittedAt: 'asc', id: 'asc' } as const;
    const rows = await orm.em
      .fork()
      .find(QuestionRow, { status: 'pending' }, { orderBy: oldestFirst, limit });
    return rows.map(toQuestion);
  },
});
