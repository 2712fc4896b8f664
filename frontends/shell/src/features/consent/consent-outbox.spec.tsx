import { ApiError, onWindowEvent, storageKeys } from '@aera/frontend-kit';
import { clearAcknowledgement, clearVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { setUpFakeLocks } from '@aera/frontend-kit/testing';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUpFakeBrowser } from '../../testing/browser.ts';
import { createConsentOutbox } from './consent-outbox.ts';
import type { ConsentBody } from './record-consent.ts';

setUpFakeBrowser();
setUpFakeLocks();

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
const located = { ...record('acknowledged'), geolocation: { latitude: 1, longitude: 2 } };

type Send = Parameters<typeof createConsentOutbox>[0];
const accepted = (consentId: string) => ({ consentId, sessionId: 's-1', reconsentRequired: false });

let send: ReturnType<typeof vi.fn<Send>>;
let log: ReturnType<typeof vi.spyOn>;
/** Creates the outbox of a page: another tab, or a later visit. */
const createOutbox = () => createConsentOutbox(send);
const listSentKeys = () => send.mock.calls.map(([, key]) => key);
const listQueued = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(storageKeys.pendingConsents));
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await advance(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  send = vi.fn<Send>().mockRejectedValue(new TypeError('network'));
});

describe('a consent that the server has not stored', () => {
  it('is sent again after two seconds, then four, under the same key, until it is accepted', async () => {
    const outbox = createOutbox();
    const key = outbox.add(record('acknowledged'));
    await outbox.deliver();
    await advance(1999);
    expect(send).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockResolvedValue(accepted('c-9'));
    await advance(4000);
    expect(listSentKeys()).toEqual([key, key, key]);
    expect(localStorage.getItem(storageKeys.consentId)).toBe('c-9');
    expect(listQueued()).toEqual([]);
    await advance(600_000);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('waits at most five minutes between two attempts', async () => {
    const outbox = createOutbox();
    outbox.add(record('acknowledged'));
    await outbox.deliver();
    await advance(3_600_000);
    const before = send.mock.calls.length;
    await advance(300_000);
    expect(send.mock.calls.length).toBe(before + 1);
  });

  it('waits as long as the server requests', async () => {
    send.mockRejectedValue(new ApiError(429, 'slowly', 30));
    const outbox = createOutbox();
    outbox.add(record('acknowledged'));
    await outbox.deliver();
    await advance(29_999);
    expect(send).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is logged once across retries', async () => {
    const outbox = createOutbox();
    outbox.add(record('acknowledged'));
    await outbox.deliver();
    await advance(60_000);
    expect(log.mock.calls).toEqual([['Failed to record consent', new TypeError('network')]]);
  });

  it('is sent when the browser is back online', async () => {
    const outbox = createOutbox();
    outbox.start();
    outbox.add(record('acknowledged'));
    await goOnline();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('has at most one request in flight', async () => {
    let respond = (_response: ReturnType<typeof accepted>) => {};
    send.mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const outbox = createOutbox();
    outbox.start();
    outbox.add(record('acknowledged'));
    await goOnline();
    await goOnline();
    expect(send).toHaveBeenCalledTimes(1);
    respond(accepted('c-1'));
    await advance(0);
    expect(listQueued()).toEqual([]);
  });

  it('does not delay another consent', async () => {
    const outbox = createOutbox();
    const [first, second] = [outbox.add(record('acknowledged')), outbox.add(record('reacknowledged'))];
    send.mockImplementation(async (_, key) =>
      key === first ? Promise.reject(new Error('no')) : accepted('c-2'),
    );
    await outbox.deliver();
    expect(new Set(listSentKeys())).toEqual(new Set([first, second]));
    expect(listQueued()).toEqual([`${storageKeys.pendingConsents}:${first}`]);
  });
});

describe('the next visit', () => {
  it('sends the consents of an earlier visit', async () => {
    const key = createOutbox().add(record('acknowledged'));
    send.mockResolvedValue(accepted('c-1'));
    createOutbox().start();
    await advance(0);
    expect(listSentKeys()).toEqual([key]);
    expect(listQueued()).toEqual([]);
  });

  it('treats the notice as acknowledged, even if the page was closed before the flag was stored', () => {
    createOutbox().add(record('acknowledged'), 5000);
    createOutbox().start();
    expect(localStorage.getItem(storageKeys.acknowledged)).toBe('true');
  });

  it('does not treat the notice as acknowledged without a queued consent', () => {
    createOutbox().start();
    expect(localStorage.getItem(storageKeys.acknowledged)).toBeNull();
  });

  it('retries a rejected record once, which stays queued', async () => {
    send.mockRejectedValue(new ApiError(400, 'no'));
    createOutbox().add(record('acknowledged'));
    createOutbox().start();
    await advance(3_600_000);
    expect(send).toHaveBeenCalledTimes(1);
    createOutbox().start();
    await advance(3_600_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(listQueued()).toHaveLength(1);
    send.mockResolvedValue(accepted('c-1'));
    createOutbox().start();
    await advance(0);
    expect(listQueued()).toEqual([]);
    expect(localStorage.getItem(storageKeys.consentId)).toBe('c-1');
  });
});

describe('several tabs', () => {
  it('send one consent at a time, and each consent once, so that a new session gets all of them', async () => {
    const [one, other] = [createOutbox(), createOutbox()];
    const first = Promise.withResolvers<ReturnType<typeof accepted>>();
    send.mockReturnValueOnce(first.promise).mockResolvedValue(accepted('c-2'));
    const keys = [one.add(record('acknowledged')), other.add(record('reacknowledged'))];
    const delivered = Promise.all([one.deliver(), other.deliver()]);
    await advance(0);
    expect(send).toHaveBeenCalledTimes(1);
    first.resolve(accepted('c-1'));
    await delivered;
    expect(listSentKeys().toSorted()).toEqual(keys.toSorted());
  });

  it('keep the entries of each other', async () => {
    const [one, other] = [createOutbox(), createOutbox()];
    one.add(record('acknowledged'));
    other.add(record('acknowledged'));
    expect(listQueued()).toHaveLength(2);
    send.mockResolvedValue(accepted('c-1'));
    await one.deliver();
    expect(listQueued()).toEqual([]);
  });

  it('do not send a record before it has its location', async () => {
    send.mockResolvedValue(accepted('c-1'));
    const [asking, other] = [createOutbox(), createOutbox()];
    const key = asking.add(record('acknowledged'), 5000);
    await other.deliver();
    expect(send).not.toHaveBeenCalled();
    await expect(asking.complete(key, located)).resolves.toBe('c-1');
    await advance(60_000);
    expect(send).toHaveBeenCalledExactlyOnceWith(located, key);
  });

  it('are sent without a location after the requesting tab closed', async () => {
    send.mockResolvedValue(accepted('c-1'));
    createOutbox().add(record('acknowledged'), 5000);
    createOutbox().start();
    await advance(4999);
    expect(send).not.toHaveBeenCalled();
    await advance(3000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ geolocation: null });
  });

  it('ignore a wait that is far in the future after the clock was set back', async () => {
    send.mockResolvedValue(accepted('c-1'));
    createOutbox().add(record('acknowledged'), 5000);
    vi.setSystemTime(Date.now() - 86_400_000);
    await createOutbox().deliver();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe.each([
  ['withdrawal', clearAcknowledgement],
  ['erasure', clearVisitor],
])('a %s', (_, cancel) => {
  it('cancels a record that waits for its location', async () => {
    const outbox = createOutbox();
    const key = outbox.add(record('acknowledged'), 5000);
    cancel();
    await expect(outbox.complete(key, located)).resolves.toBeNull();
    await advance(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('cancels a record that waits for it', async () => {
    const outbox = createOutbox();
    outbox.add(record('acknowledged'));
    const cancelled = lockVisitor(async () => cancel());
    await outbox.deliver();
    await cancelled;
    await advance(60_000);
    expect(send).not.toHaveBeenCalled();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('discards the response to a record that is being sent', async () => {
    const complete = vi.fn<(detail: unknown) => void>();
    const stop = onWindowEvent('jurisdiction-consent-complete', complete);
    send.mockImplementation(async () => {
      cancel();
      return accepted('c-1');
    });
    const outbox = createOutbox();
    outbox.add(record('acknowledged'));
    await outbox.deliver();
    expect(send).toHaveBeenCalledTimes(1);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(complete).not.toHaveBeenCalled();
    stop();
  });
});

describe('without browser storage', () => {
  // Values that the browser rejects stay in memory, which later spec files share.
  afterEach(clearVisitor);

  it('is sent again while the page is open', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const outbox = createOutbox();
    const key = outbox.add(record('acknowledged'), 5000);
    await expect(outbox.complete(key, located)).resolves.toBeNull();
    send.mockResolvedValue(accepted('c-1'));
    await advance(2000);
    expect(listSentKeys()).toEqual([key, key]);
    await advance(600_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it('deletes invalid stored data', async () => {
  localStorage.setItem(`${storageKeys.pendingConsents}:1`, '{not json');
  localStorage.setItem(`${storageKeys.pendingConsents}:2`, '{"a":1}');
  await createOutbox().deliver();
  expect(send).not.toHaveBeenCalled();
  expect(listQueued()).toEqual([]);
});
