import {
  answerPublished,
  answerRated,
  answerRevised,
  questionSlaAtRisk,
  questionSlaBreached,
  answerUnpublished,
  informationProvided,
  informationRequested,
  questionAssigned,
  questionClaimed,
  questionReopened,
  questionSubmitted,
  questionWithdrawn,
} from '@aera/contracts/server';
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

const at = '2026-01-01T00:00:00.000Z';
const questionId = 'q';
const texts = { question: 'Why?', answer: 'Because.' };
const sla = { stewardId: 's', dueAt: at };
const assigned = { stewardId: 's', assignedBy: 'r', assignedAt: at };

describe('the messages of a question', () => {
  it.each([
    [
      'QuestionSubmitted',
      { question: 'Why?', email: 'ada@example.org', sessionId: 'v', submittedAt: at, dueAt: at },
      questionSubmitted,
      { submittedAt: at, sessionId: 'v' },
    ],
    [
      'AnswerRevised',
      { ...texts, publish: true, stewardId: 's', revisedAt: at, version: 2 },
      answerRevised,
      { revisedAt: at, published: texts },
    ],
    [
      'AnswerPublished',
      { ...texts, stewardId: 's', publishedAt: at },
      answerPublished,
      { ...texts, publishedAt: at },
    ],
    ['AnswerUnpublished', { unpublishedAt: at }, answerUnpublished, { unpublishedAt: at }],
    ['QuestionAssigned', assigned, questionAssigned, assigned],
    [
      'InformationRequested',
      { request: 'Where?', stewardId: 's', slaRemainingMs: 1, requestedAt: at },
      informationRequested,
      { requestedAt: at },
    ],
    ['InformationProvided', { reply: 'Here.', givenAt: at, dueAt: at }, informationProvided, { givenAt: at }],
    ['QuestionReopened', { comment: 'No.', reopenedAt: at, dueAt: at }, questionReopened, { reopenedAt: at }],
    ['QuestionWithdrawn', { withdrawnAt: at }, questionWithdrawn, { withdrawnAt: at }],
    ['QuestionClaimed', { claimedAt: at }, questionClaimed, { memberId: 'm', claimedAt: at }],
    ['SlaAtRisk', { ...sla, noticedAt: at }, questionSlaAtRisk, sla],
    ['SlaBreached', { ...sla, noticedAt: at }, questionSlaBreached, sla],
    [
      'AnswerRated',
      { voterId: 'm', helpful: false, reason: 'old', comment: 'No.', counted: true, ratedAt: at },
      answerRated,
      { helpful: false, ratedAt: at },
    ],
  ])('contain only the fields of the message of %s', (type, data, kind, message) => {
    const event = { type, data: { questionId, authorId: 'm', memberId: 'm', ...data } } as QuestionEvent;
    expect(toQuestionMessage(event)).toEqual({ kind, data: { questionId, ...message } });
  });

  it.each([
    ['AnswerPublished', { ...texts, question: null, publishedAt: at }],
    ['QuestionClaimed', { memberId: null, claimedAt: at }],
    ['AnswerRated', { helpful: true, counted: false, ratedAt: at }],
  ])('do not include every %s', (type, data) =>
    expect(toQuestionMessage({ type, data: { questionId, ...data } } as QuestionEvent)).toBeNull(),
  );
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
