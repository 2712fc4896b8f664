import { describe, expect, it } from 'vitest';
import { toInboxMessage } from './inbox/inbox-stream.ts';
import type { InboxEvent } from './inbox/inbox.ts';
import type { QuestionEvent } from './questions/question.ts';
import { toQuestionMessage } from './questions/question-messages.ts';

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
const published = (overrides: Partial<typeof answered> | { question: null }) =>
  toQuestionMessage({ type: 'QuestionAnswered', data: { ...answered, ...overrides } } as QuestionEvent)?.data;

describe('the published answer message', () => {
  it('contains the texts if the steward published them', () =>
    expect(published({})).toEqual({
      questionId: 'q',
      answeredAt: 't2',
      published: { question: 'Why?', answer: 'Because.' },
    }));
  it('contains no texts otherwise', () =>
    expect(published({ publish: false })).toEqual({ questionId: 'q', answeredAt: 't2', published: null }));
  it('contains no texts once the author is erased', () =>
    expect(published({ question: null })).toEqual({ questionId: 'q', answeredAt: 't2', published: null }));
});

describe('the published inbox message', () => {
  it('announces a notification without its text', () => {
    const data = {
      notificationId: 'n',
      recipientId: 'm',
      type: 'question_answered',
      message: 'Secret',
    } as const;
    const event: InboxEvent = {
      type: 'NotificationRaised',
      data: { ...data, questionId: 'q', raisedAt: 't' },
    };
    expect(toInboxMessage(event)?.data).toEqual({
      notificationId: 'n',
      recipientId: 'm',
      kind: 'question_answered',
    });
  });

  it('does not contain what a recipient has read', () => {
    const data = {
      recipientId: 'm',
      changeId: 'c',
      mark: 'read' as const,
      notificationIds: ['n'],
      markedAt: 't',
    };
    expect(toInboxMessage({ type: 'NotificationsMarked', data })).toBeNull();
  });
});
