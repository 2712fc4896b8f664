import { consentRecorded, consentWithdrawn } from '@aera/contracts/server';
import type { StoredEvent } from '@aera/event-store';
import { expect, it } from 'vitest';
import { consentStream } from './consents/consent-stream.ts';

const at = '2026-01-01T00:00:00.000Z';
const consent = {
  consentId: 'c',
  sessionId: 's',
  hasReadNotice: true,
  noticeVersion: '5.0',
  consentedAt: at,
};
const visitor = {
  salt: 'x',
  ip: '203.0.113.7',
  userAgent: 'Firefox',
  url: '/',
  referrer: null,
  position: null,
};
const withdrawn = { consentId: 'c', sessionId: 's', withdrawnAt: at };

const publish = (type: string, data: object) => consentStream.toDraft?.({ type, data } as StoredEvent<never>);

it('publishes a consent without the data of the visitor', () => {
  const place = { city: 'Berlin', region: null, country: 'DE' };
  const recorded = {
    ...consent,
    visitor,
    place,
    commitment: 'hash',
    noticeHash: 'hash',
    consentAction: 'I agree',
  };
  expect(publish('ConsentRecorded', recorded)).toEqual({ kind: consentRecorded, data: consent });
});

it('publishes a withdrawal', () =>
  expect(publish('ConsentWithdrawn', withdrawn)).toEqual({ kind: consentWithdrawn, data: withdrawn }));
