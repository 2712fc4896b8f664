import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { question, type QuestionCommand } from './decide-question.ts';
import type { QuestionEvent } from './question.ts';

const given = specFor(question);
const asked = { questionId: 'q', authorId: 'm', memberId: 'm', question: 'Why?' };
const submission = { ...asked, originalQuery: 'why', email: 'ada@example.org' };
const reply = { questionId: 'q', answer: 'Because.', publish: true, stewardId: 's' };

const submit: QuestionCommand = { type: 'SubmitQuestion', data: submission, now: 't1' };
const answer: QuestionCommand = { type: 'AnswerQuestion', data: reply, now: 't2' };
const submitted: QuestionEvent = { type: 'QuestionSubmitted', data: { ...submission, submittedAt: 't1' } };
const answered: QuestionEvent = { type: 'QuestionAnswered', data: { ...asked, ...reply, answeredAt: 't2' } };

describe('submitting a question', () => {
  it('keeps what was asked and by whom', () => given().when(submit).then(submitted));
  it('adds nothing when the same one comes again', () => given(submitted).when(submit).thenNothing());
  it('adds nothing once it is answered', () => given(submitted, answered).when(submit).thenNothing());
});

describe('answering a question', () => {
  it('keeps the answer beside what was asked', () => given(submitted).when(answer).then(answered));

  it('keeps a private one private', () =>
    given(submitted)
      .when({ ...answer, data: { ...reply, publish: false } })
      .then({ ...answered, data: { ...answered.data, publish: false } } as QuestionEvent));

  it('is possible for a visitor’s question', () => {
    const visitor = { authorId: 'visitor-1', memberId: null };
    given({ type: 'QuestionSubmitted', data: { ...submission, ...visitor, submittedAt: 't1' } })
      .when(answer)
      .then({ type: 'QuestionAnswered', data: { ...asked, ...visitor, ...reply, answeredAt: 't2' } });
  });

  it('is rejected when there is no such question', () =>
    given().when(answer).thenRejected('question-not-found'));
  it('is rejected the second time', () =>
    given(submitted, answered).when(answer).thenRejected('question-already-answered'));
});
