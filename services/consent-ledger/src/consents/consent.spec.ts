import { specFor } from '@aera/testing';
import { describe, it } from 'vitest';
import { consent, type ConsentCommand, type ConsentEvent } from './consent.ts';

const given = specFor(consent);
const data: ConsentCommand['data'] = {
  consentId: 'c',
  sessionId: 's',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  url: 'https://aera.example/',
  referrer: null,
  position: null,
  noticeVersion: '1.0',
  hasReadNotice: true,
  jurisdictionAccepted: true,
  consentAction: 'step-into-protection',
  gregorianTimestamp: '2026-01-01T00:00:00.000Z',
  aeraTimestamp: 'Dawn 14, Year 3',
};
const record = (now: string): ConsentCommand => ({ type: 'RecordConsent', data, now });
const recorded = (consentedAt: string): ConsentEvent => ({
  type: 'ConsentRecorded',
  data: { ...data, consentedAt },
});

describe('recording a consent', () => {
  it('keeps what was said and when the server heard it', () =>
    given().when(record('t1')).then(recorded('t1')));
  it('adds nothing when the same record comes again', () =>
    given(recorded('t1')).when(record('t2')).thenNothing());
});
