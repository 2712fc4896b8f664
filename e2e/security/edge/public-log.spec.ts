import { recordConsent } from '@aera/contracts';
import { createConsent } from '../platform/create-consent.ts';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '../platform/security-test.ts';

const toBundlePath = (index: number, width: number) =>
  `/ledger/tile/entries/${String(index).padStart(3, '0')}${width === 256 ? '' : `.p/${width}`}`;

test('the public log reveals nothing about the visitors whose consents it contains', async ({ people }) => {
  const visitor = people.visitor();
  const { consentId, sessionId } = await visitor.call(recordConsent, {
    body: createConsent(randomUUID()),
  });
  const reader = people.visitor();
  let size = 0;
  await expect
    .poll(async () => {
      size = Number((await reader.send({ path: '/ledger/checkpoint' })).text.split('\n')[1]);
      return size;
    })
    .toBeGreaterThan(0);
  for (let index = 0; index * 256 < size; index += 1) {
    const { status, bytes } = await reader.send({
      path: toBundlePath(index, Math.min(256, size - index * 256)),
    });
    expect(status).toBe(200);
    const text = gunzipSync(bytes).toString('latin1');
    expect(text).toMatch(/^(?:[^]{2}\{"commitment":"[\w-]{43}"\})+$/);
    expect(text).not.toContain(consentId);
    expect(text).not.toContain(sessionId);
  }
});

test('the public log serves no other files and accepts no writes', async ({ people }) => {
  const reader = people.visitor();
  for (const path of [
    '/ledger/',
    '/ledger/tile/0/..%2f..%2fcheckpoint',
    '/ledger/tile/0/%2e%2e',
    "/ledger/tile/0/000'--",
    '/ledger/tile/0/000%00',
    '/ledger/tile/0/x999/x999/x999/999',
    '/ledger/tile/99/000',
    '/ledger/tile/entries/999',
  ])
    expect([400, 403, 404], path).toContain((await reader.send({ path })).status);
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect([403, 405], method).toContain((await reader.send({ method, path: '/ledger/checkpoint' })).status);
});
