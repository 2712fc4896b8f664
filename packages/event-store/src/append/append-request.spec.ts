import { expect, it } from 'vitest';
import { createAppendRequest } from './append-request.ts';

const request = (note: string) =>
  createAppendRequest(
    'note-1',
    [{ id: crypto.randomUUID(), type: 'Noted', version: 1, data: { note }, metadata: {} }],
    'any',
    '2026-01-01T00:00:00.000Z',
  );

it('limits an event to a million bytes, not characters', () => {
  expect(request('x'.repeat(900_000)).bytes).toBeGreaterThan(900_000);
  expect(request('€'.repeat(300_000)).bytes).toBeGreaterThan(900_000);
  expect(() => request('€'.repeat(400_000))).toThrow('bytes');
});
