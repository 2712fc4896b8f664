import type { StoredEvent } from '@aera/event-store';
import { createCommitmentEntry } from '@aera/transparency-log/verify';
import { expect, it } from 'vitest';
import { createLedgerEntries } from './ledger-entry.ts';

const event = {
  id: 'a0000000-0000-7000-8000-000000000001',
  type: 'ConsentRecorded',
  streamId: 'consent-1',
  recordedAt: '2026-01-01T00:00:00.000Z',
  data: {
    consentId: '1',
    sessionId: 's-1',
    visitor: { ip: '203.0.113.7' },
    place: { city: 'Berlin' },
    proofStatus: null,
  },
} as unknown as StoredEvent;
const toEntry = createLedgerEntries(Buffer.alloc(32, 1));

it('shows a receipt what the event says, without personal fields and nulls', () =>
  expect(JSON.parse(toEntry(event).text)).toHaveProperty('data', { consentId: '1', sessionId: 's-1' }));

it('shows everyone a commitment, which the receipt opens', async () => {
  const { text, salt, publicEntry } = toEntry(event);
  expect(publicEntry.toString()).toMatch(/^\{"commitment":"[\w-]{43}"\}$/);
  expect(await createCommitmentEntry(text, salt)).toBe(publicEntry.toString());
});

it('has another salt for each event and each database, so equal content looks different', () => {
  const entries = [toEntry(event), toEntry({ ...event, id: 'a0000000-0000-7000-8000-000000000002' })];
  entries.push(createLedgerEntries(Buffer.alloc(32, 2))(event));
  expect(new Set(entries.map(({ salt }) => salt)).size).toBe(3);
  expect(new Set(entries.map(({ publicEntry }) => publicEntry.toString())).size).toBe(3);
});
