import { describe, expect, it } from 'vitest';
import type { QuestionEvent } from './question.ts';
import { projectQuestion, type QuestionColumns } from './question-rows.ts';

const submitted: QuestionEvent = {
  type: 'QuestionSubmitted',
  data: {
    questionId: 'q',
    authorId: 'm',
    memberId: 'm',
    question: 'Why?',
    originalQuery: 'why',
    email: 'ada@example.org',
    submittedAt: 't1',
  },
};
const answered: QuestionEvent = {
  type: 'QuestionAnswered',
  data: {
    questionId: 'q',
    authorId: 'm',
    memberId: 'm',
    question: 'Why?',
    answer: 'Because.',
    publish: true,
    stewardId: 's',
    answeredAt: 't2',
  },
};
const pending: QuestionColumns = {
  id: 'q',
  memberId: 'm',
  status: 'pending',
  question: 'Why?',
  originalQuery: 'why',
  submittedAt: 't1',
  answer: null,
  answeredAt: null,
};
const rowAfter = (...events: QuestionEvent[]) => events.reduce<QuestionColumns | null>(projectQuestion, null);

describe('the row of a question', () => {
  it('waits for an answer, and does not hold the address', () =>
    expect(rowAfter(submitted)).toEqual(pending));
  it('shows the answer', () =>
    expect(rowAfter(submitted, answered)).toEqual({
      ...pending,
      status: 'answered',
      answer: 'Because.',
      answeredAt: 't2',
    }));
  it('keeps the question of an erased author, without the words', () => {
    const erased = { ...submitted.data, question: null, originalQuery: null, email: null };
    const row = rowAfter({ type: 'QuestionSubmitted', data: erased });
    expect(row).toEqual({ ...pending, question: '', originalQuery: null });
  });
});
