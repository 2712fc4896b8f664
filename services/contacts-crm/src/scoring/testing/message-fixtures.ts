import { randomUUID } from 'node:crypto';
import {
  consentRecorded,
  type Message,
  type MessageKind,
  pageViewed,
  questionSubmitted,
} from '@aera/contracts/server';

const now = () => new Date().toISOString();

/** A message of another service. */
export const messageFixture = (kind: MessageKind, source: string, data: object, at = now()): Message => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/services/${source}`,
  type: kind.type,
  subject: 'test',
  time: at,
  datacontenttype: 'application/json',
  data,
});

/** A page view of a visitor with consent. */
export const view = (sessionId: string, over: object = {}, at?: string): Message =>
  messageFixture(
    pageViewed,
    'visitor-analytics',
    {
      visitorId: sessionId,
      ip: '203.0.113.7',
      userAgent: 'Seen/1.0',
      consented: true,
      signals: [],
      pageViewId: randomUUID(),
      path: '/how',
      title: 'How',
      referrer: null,
      ...over,
    },
    at,
  );

export const consent = (sessionId: string): Message =>
  messageFixture(consentRecorded, 'consent-ledger', {
    consentId: randomUUID(),
    sessionId,
    hasReadNotice: true,
    noticeVersion: '1',
    consentedAt: now(),
  });

export const question = (sessionId: string | null): Message =>
  messageFixture(questionSubmitted, 'questions-notifications', {
    questionId: randomUUID(),
    submittedAt: now(),
    sessionId,
  });
