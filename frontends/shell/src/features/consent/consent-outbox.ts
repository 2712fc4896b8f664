import { idempotencyHeader, recordConsent } from '@aera/contracts';
import {
  callApi,
  isApiError,
  safeLocalStorage,
  logFailure,
  newId,
  type StorageKeys,
} from '@aera/frontend-kit';
import { keys } from '../../shared/keys.ts';
import { setReminder } from './consent-status.ts';
import { createConsentStorage, type PendingConsent } from './consent-storage.ts';
import type { ConsentBody } from './record-consent.ts';

type ConsentOutboxOptions = {
  keys: Pick<StorageKeys, 'acknowledged' | 'pendingConsents' | 'consentId'>;
  /** Sends one record under its idempotency key; answers the server's id of the consent. */
  send: (record: ConsentBody, idempotencyKey: string) => Promise<string>;
};

const minRetryDelayMs = 2000;
const maxRetryDelayMs = 5 * 60_000;
const maxCompletionMs = 60_000;

/**
 * Keeps a consent in the browser until the server has it: sent at once, again after two seconds, four and so on up to five minutes,
 * when the browser is back online, and on the next visit. The idempotency key makes a repeat harmless, from another tab too.
 */
export function createConsentOutbox({ keys, send }: ConsentOutboxOptions) {
  const storage = createConsentStorage(keys.pendingConsents);
  const inFlight = new Map<string, Promise<string | null>>();
  /** Sending these again would not help; the next visit, perhaps with a newer version, retries. */
  const rejected = new Set<string>();
  const logged = new Set<string>();
  let wait = minRetryDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async ({ key, record }: PendingConsent): Promise<string | null> => {
    try {
      const consentId = await send(record, key);
      safeLocalStorage.set(keys.consentId, consentId);
      storage.remove(key);
      return consentId;
    } catch (error) {
      if (!logged.has(key)) logFailure('Failed to record consent', error);
      logged.add(key);
      if (isFinal(error)) rejected.add(key);
      wait = Math.max(wait, retryAfter(error));
      return null;
    }
  };

  const sendOnce = (pending: PendingConsent): Promise<string | null> => {
    const running = inFlight.get(pending.key) ?? attempt(pending).finally(() => inFlight.delete(pending.key));
    inFlight.set(pending.key, running);
    return running;
  };

  const scheduleNext = () => {
    clearTimeout(timer);
    if (!storage.all().some(({ key }) => !rejected.has(key))) {
      wait = minRetryDelayMs;
      return;
    }
    timer = setTimeout(() => void deliver(), wait);
    wait = Math.min(wait * 2, maxRetryDelayMs);
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(timer);
    const due = storage.all().filter((pending) => isComplete(pending) && !rejected.has(pending.key));
    await Promise.all(due.map(sendOnce));
    scheduleNext();
  };

  return {
    /** Keeps a record that will be complete within so many milliseconds; answers its idempotency key. */
    add(record: ConsentBody, completeWithin = 0): string {
      const key = newId();
      storage.put({ key, record, from: Date.now() + completeWithin });
      return key;
    },
    /** Adds to a record that is not complete yet. */
    amend(key: string, patch: Partial<ConsentBody>): void {
      const pending = storage.get(key);
      if (pending) storage.put({ ...pending, record: { ...pending.record, ...patch } });
    },
    /** Completes a record, and sends it: answers the server's id of the consent, null when it has to wait. */
    async complete(key: string, patch: Partial<ConsentBody>): Promise<string | null> {
      const pending = storage.get(key);
      if (!pending) return safeLocalStorage.get(keys.consentId);
      const complete = { key, record: { ...pending.record, ...patch }, from: 0 };
      storage.put(complete);
      const consentId = await sendOnce(complete);
      scheduleNext();
      return consentId;
    },
    /** Sends what waits; resolves when each has been tried once. */
    deliver,
    /**
     * Sends consents left by an earlier visit, now and whenever the browser is online again. A queued consent counts as given, even if the
     * page was closed before it was stored.
     */
    start(): void {
      const resume = () => {
        if (storage.all().length > 0) void deliver();
      };
      if (storage.all().length > 0) safeLocalStorage.setFlag(keys.acknowledged);
      window.addEventListener('online', resume);
      resume();
    },
  };
}

/** Also when the clock was set back meanwhile, so that a record never waits for a moment that is far away. */
const isComplete = ({ from }: PendingConsent): boolean => {
  const left = from - Date.now();
  return left <= 0 || left > maxCompletionMs;
};

/** The server will not take it however often it is sent: not a time-out, not "too early", not "too many". */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && ![408, 425, 429].includes(error.status);

const retryAfter = (error: unknown): number => (isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

const timeoutMs = 15_000;

/** The consents of this browser. A call outlives the page that it was made from. */
export const consentOutbox = createConsentOutbox({
  keys,
  async send(body, key) {
    const { consentId, sessionId, reconsentRequired } = await callApi(recordConsent, {
      body,
      headers: { [idempotencyHeader]: key },
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The server names another session when it has moved the consent of a browser without its cookie.
    safeLocalStorage.set(keys.visitorSession, sessionId);
    setReminder(reconsentRequired);
    return consentId;
  },
});
