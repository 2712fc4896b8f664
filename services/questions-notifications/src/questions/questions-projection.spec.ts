import { describe, expect, it } from 'vitest';
import type { QuestionEvent } from './question.ts';
import { projectQuestion, type QuestionRow } from './questions-projection.ts';
import { toInstant, eventFixtures, hour } from './testing/question-fixtures.ts';

const { submitted, requested, given, answered, revised, reopened, withdrawn } = eventFixtures;

const pending: QuestionRow = {
  id: 'q',
  memberId: 'm',
  authorId: 'm',
  sessionId: null,
  status: 'pending',
  question: 'Why?',
  originalQuery: 'why',
  submittedAt: toInstant(0),
  answer: null,
  answeredAt: null,
  stewardId: null,
  dueAt: toInstant(24),
  slaRemainingMs: null,
  slaNotified: 'none',
  responseTimeMs: null,
  published: false,
};
const rowAfter = (...events: QuestionEvent[]) => events.reduce<QuestionRow | null>(projectQuestion, null);

describe('the row of a question', () => {
  it('is pending, without the e-mail address', () => expect(rowAfter(submitted())).toEqual(pending));

  it('contains the assignee', () => {
    expect(rowAfter(submitted(), eventFixtures.assigned('s'))?.stewardId).toBe('s');
    expect(
      rowAfter(submitted(), eventFixtures.assigned('s'), eventFixtures.released('s'))?.stewardId,
    ).toBeNull();
  });

  it('shows the remaining SLA time while information is awaited', () =>
    expect(rowAfter(submitted(), requested())).toEqual({
      ...pending,
      status: 'needs_information',
      dueAt: null,
      slaRemainingMs: 22 * hour,
    }));

  it('shows the answer and its response time', () =>
    expect(rowAfter(submitted(), answered())).toEqual({
      ...pending,
      status: 'answered',
      dueAt: null,
      answer: 'Because.',
      answeredAt: toInstant(3),
      responseTimeMs: 3 * hour,
      published: true,
    }));

  it('excludes the time in which information was awaited', () => {
    expect(
      rowAfter(submitted(), requested(2), given(10), answered({ answeredAt: toInstant(11) }))?.responseTimeMs,
    ).toBe(3 * hour);
    expect(rowAfter(submitted(), requested(2), answered({ answeredAt: toInstant(90) }))?.responseTimeMs).toBe(
      2 * hour,
    );
  });

  it('shows the newest version of the answer', () =>
    expect(rowAfter(submitted(), answered(), revised())?.answer).toBe('Therefore.'));

  it('shows whether the answer is public', () => {
    expect(rowAfter(submitted(), answered(), eventFixtures.unpublished())?.published).toBe(false);
    expect(rowAfter(submitted(), answered({ publish: false }), eventFixtures.published())?.published).toBe(
      true,
    );
  });

  it('is pending with the old answer after it is reopened', () =>
    expect(rowAfter(submitted(), eventFixtures.atRisk(), answered(), reopened())).toMatchObject({
      status: 'reopened',
      answer: 'Because.',
      dueAt: toInstant(30),
      slaNotified: 'none',
    }));

  it('is reopened also after a reply', () =>
    expect(rowAfter(submitted(), answered(), reopened(), requested(8), given(10))?.status).toBe('reopened'));

  it('records the published SLA state', () => {
    expect(rowAfter(submitted(), eventFixtures.atRisk())?.slaNotified).toBe('at-risk');
    expect(rowAfter(submitted(), eventFixtures.breached())?.slaNotified).toBe('breached');
  });

  it('is not pending once it is withdrawn', () =>
    expect(rowAfter(submitted(), withdrawn())).toEqual({ ...pending, status: 'withdrawn', dueAt: null }));

  it('belongs to the member who claimed it', () =>
    expect(
      rowAfter(submitted({ authorId: 'visitor-1', memberId: null }), eventFixtures.claimed('m'))?.memberId,
    ).toBe('m'));

  it('keeps the question of an erased author without texts', () =>
    expect(rowAfter(submitted({ question: null, originalQuery: null, email: null }))).toEqual({
      ...pending,
      question: '',
      originalQuery: null,
    }));
});
