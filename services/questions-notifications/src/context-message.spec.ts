import { describe, expect, it } from 'vitest';
import type { ContextEvent } from './context-event.ts';
import { contextMessage } from './context-message.ts';

const answered = {
  questionId: 'q',
  authorId: 'm',
  memberId: 'm',
  question: 'Why?',
  answer: 'Because.',
  publish: true,
  stewardId: 's',
  answeredAt: 't2',
};
const published = (over: Partial<typeof answered> | { question: null }) =>
  contextMessage({ type: 'QuestionAnswered', data: { ...answered, ...over } } as ContextEvent)?.data;

describe('what is published of an answer', () => {
  it('holds the words when the steward chose so', () =>
    expect(published({})).toEqual({
      questionId: 'q',
      answeredAt: 't2',
      published: { question: 'Why?', answer: 'Because.' },
    }));
  it('holds none of them otherwise', () =>
    expect(published({ publish: false })).toEqual({ questionId: 'q', answeredAt: 't2', published: null }));
  it('holds none of them once the author is erased', () =>
    expect(published({ question: null })).toEqual({ questionId: 'q', answeredAt: 't2', published: null }));
});

describe('what is published of an inbox', () => {
  it('says that something is there, without the words', () => {
    const data = {
      notificationId: 'n',
      memberId: 'm',
      type: 'question_answered',
      message: 'Secret',
    } as const;
    const event: ContextEvent = {
      type: 'NotificationRaised',
      data: { ...data, questionId: 'q', raisedAt: 't' },
    };
    expect(contextMessage(event)?.data).toEqual({
      notificationId: 'n',
      memberId: 'm',
      kind: 'question_answered',
    });
  });

  it('does not say what a member has read', () => {
    const data = { notificationId: 'n', memberId: 'm', readAt: 't' };
    expect(contextMessage({ type: 'NotificationRead', data })).toBeNull();
  });
});
