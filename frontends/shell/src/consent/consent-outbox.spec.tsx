import { idempotencyHeader as contractHeader, recordConsent } from '@aera/contracts';
import { storageKeys } from '@aera/web-kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFakeBrowser } from '../testing/browser.ts';
import { createConsentOutbox } from './consent-outbox.ts';
import type { ConsentBody } from './consent-record.ts';
import { consentAddress, idempotencyHeader } from './outbox.ts';

useFakeBrowser();

const keys = storageKeys('aera');
const record = (consentAction: string): ConsentBody => ({
  hasReadNotice: true,
  geolocation: null,
  gregorianTimestamp: '2026-01-01T00:00:00.000Z',
  aeraTimestamp: 'Dawn 14, Year 3',
  userAgent: 'spec',
  url: 'https://site.example/',
  consentAction,
  jurisdictionAccepted: true,
});

let send: ReturnType<typeof vi.fn<(body: ConsentBody, key: string) => Promise<string>>>;
const visit = () => createConsentOutbox({ keys, send });
const keysSent = () => send.mock.calls.map(([, key]) => key);
const waiting = () => localStorage.getItem(keys.pendingConsents);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  send = vi
    .fn<(body: ConsentBody, key: string) => Promise<string>>()
    .mockRejectedValue(new TypeError('network'));
});

describe('a consent that the server does not have', () => {
  it('is sent again after two seconds, then four, under the same key, until it arrives', async () => {
    const outbox = visit();
    const key = outbox.add(record('acknowledged'));
    await outbox.deliver();
    await vi.advanceTimersByTimeAsync(1999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockResolvedValue('c-9');
    await vi.advanceTimersByTimeAsync(4000);
    expect(keysSent()).toEqual([key, key, key]);
    expect(localStorage.getItem(keys.consentId)).toBe('c-9');
    expect(waiting()).toBeNull();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('never waits longer than five minutes between two tries', async () => {
    const outbox = visit();
    outbox.add(record('acknowledged'));
    await outbox.deliver();
    await vi.advanceTimersByTimeAsync(3_600_000);
    const before = send.mock.calls.length;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(send.mock.calls.length).toBe(before + 1);
  });

  it('is sent on the next visit', async () => {
    const key = visit().add(record('acknowledged'));
    send.mockResolvedValue('c-1');
    visit().start();
    await vi.advanceTimersByTimeAsync(0);
    expect(keysSent()).toEqual([key]);
    expect(waiting()).toBeNull();
  });

  it('is sent when the browser is back online', async () => {
    const outbox = visit();
    outbox.start();
    outbox.add(record('acknowledged'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('does not hold back another one', async () => {
    const outbox = visit();
    const [first, second] = [outbox.add(record('acknowledged')), outbox.add(record('reacknowledged'))];
    send.mockImplementation(async (_, key) => (key === first ? Promise.reject(new Error('no')) : 'c-2'));
    await outbox.deliver();
    expect(keysSent()).toEqual([first, second]);
    expect(waiting()).toContain(first);
    expect(waiting()).not.toContain(second);
  });
});

it('is sent with what was added to it meanwhile', async () => {
  const outbox = visit();
  const key = outbox.add(record('acknowledged'));
  outbox.amend(key, { geolocation: { latitude: 1, longitude: 2 } });
  await outbox.deliver();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ geolocation: { latitude: 1, longitude: 2 } });
});

it('survives nonsense in the storage', async () => {
  localStorage.setItem(keys.pendingConsents, '{not json');
  await visit().deliver();
  expect(send).not.toHaveBeenCalled();
});

it('is sent where and under the header that the contract says', () => {
  expect(consentAddress).toEqual({ method: recordConsent.method, path: recordConsent.path });
  expect(idempotencyHeader).toBe(contractHeader);
});
