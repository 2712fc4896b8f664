import { randomUUID } from 'node:crypto';
import {
  consentRecorded,
  type Message,
  type MessageKind,
  questionSubmitted,
  visitSignalsComputed,
} from '@aera/contracts/server';
import type { z } from 'zod';

const now = () => new Date().toISOString();

/** Builds a message of another service. */
export const buildServiceMessage = (
  kind: MessageKind,
  source: string,
  data: object,
  at = now(),
): Message => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/services/${source}`,
  type: kind.type,
  subject: 'test',
  time: at,
  datacontenttype: 'application/json',
  data,
});

/** Builds the signals of a visit of one view, in their first version. */
export const buildVisit = (
  sessionId: string,
  signals: Partial<z.input<typeof visitSignalsComputed.data>> = {},
): Message =>
  buildServiceMessage(visitSignalsComputed, 'visitor-analytics', {
    sessionId,
    visitId: randomUUID(),
    version: 1,
    startedAt: now(),
    views: 1,
    searches: 0,
    channel: 'direct',
    source: '',
    ...signals,
  });

export const buildConsent = (sessionId: string): Message =>
  buildServiceMessage(consentRecorded, 'consent-ledger', {
    consentId: randomUUID(),
    sessionId,
    hasReadNotice: true,
    noticeVersion: '1',
    consentedAt: now(),
  });

export const buildQuestion = (sessionId: string | null): Message =>
  buildServiceMessage(questionSubmitted, 'questions-notifications', {
    questionId: randomUUID(),
    submittedAt: now(),
    sessionId,
  });
