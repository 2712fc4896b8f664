import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { computeCommitment } from './consent-commitment.ts';
import { consent, type ConsentCommand, type ConsentEvent, type VisitorPersonalData } from './consent.ts';

const given = deciderSpecification(consent);
const visitor: VisitorPersonalData = {
  salt: 'c2FsdA',
  ip: '203.0.113.7',
  userAgent: 'Browser',
  url: 'https://aera.example/',
  referrer: null,
  position: null,
};
const data: Extract<ConsentCommand, { type: 'RecordConsent' }>['data'] = {
  consentId: 'c',
  sessionId: 's',
  visitor,
  commitment: computeCommitment(visitor),
  place: { city: 'Berlin', region: 'Land Berlin', country: 'Germany' },
  noticeVersion: '1.0',
  noticeHash: 'a'.repeat(64),
  proofStatus: 'current',
  impressionId: 'shown',
  globalPrivacyControl: false,
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
const withdraw = (now: string): ConsentCommand => ({ type: 'WithdrawConsent', now });
const withdrawn = (withdrawnAt: string): ConsentEvent => ({
  type: 'ConsentWithdrawn',
  data: { consentId: 'c', sessionId: 's', withdrawnAt },
});

describe('recording a consent', () => {
  it('records the statement and the time the server received it', () =>
    given().when(record('t1')).then(recorded('t1')));
  it('adds nothing when the same record is repeated', () =>
    given(recorded('t1')).when(record('t2')).thenNothing());
  it('adds nothing when it is repeated after a withdrawal', () =>
    given(recorded('t1'), withdrawn('t2')).when(record('t3')).thenNothing());
});

describe('withdrawing a consent', () => {
  it('is recorded', () => given(recorded('t1')).when(withdraw('t2')).then(withdrawn('t2')));
  it('adds nothing the second time', () =>
    given(recorded('t1'), withdrawn('t2')).when(withdraw('t3')).thenNothing());
  it('is rejected when there is none', () => given().when(withdraw('t1')).thenRejected('consent-not-found'));
});

describe('the commitment of a record', () => {
  it('changes with every value and salt', () => {
    const others = [
      { ip: '203.0.113.8' },
      { userAgent: 'Other' },
      { url: 'https://aera.example/how' },
      { referrer: 'https://else.example/' },
      { position: { latitude: 1, longitude: 2 } },
      { salt: 'b3RoZXI' },
    ].map((change) => computeCommitment({ ...visitor, ...change }));
    expect(new Set([computeCommitment(visitor), ...others]).size).toBe(7);
  });
});
