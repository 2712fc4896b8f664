import { idempotencyHeader, recordConsent, type ResponseOf } from '@aera/contracts';
import {
  callApi,
  emitWindowEvent,
  isApiError,
  safeLocalStorage,
  logFailure,
  newId,
  storageKeys,
} from '@aera/frontend-kit';
import { lockVisitor } from '@aera/frontend-kit/visitor-lock';
import { setReminder } from './consent-status.ts';
import { createConsentStorage, type PendingConsent } from './consent-storage.ts';
import type { ConsentBody } from './record-consent.ts';

/** Sends one record with its idempotency key. */
type SendConsent = (
  record: ConsentBody,
  idempotencyKey: string,
) => Promise<Pick<ResponseOf<typeof recordConsent>, 'consentId' | 'sessionId' | 'reconsentRequired'>>;

const minRetryDelayMs = 2000;
const maxRetryDelayMs = 5 * 60_000;
const maxCompletionMs = 60_000;

/**
 * Stores a consent in the browser until the server has accepted it. It is sent immediately, after 2 s, 4 s and so on up to 5 min, when the
 * browser is back online, and on the next visit. The idempotency key makes retries safe, also from another tab. Each accepted consent
 * dispatches `jurisdiction-consent-complete`.
 */
export function createConsentOutbox(send: SendConsent) {
  const storage = createConsentStorage(storageKeys.pendingConsents);
  /** Rejected records, which are retried only on the next visit, perhaps by a newer version. They do not count as queued. */
  const rejected = createConsentStorage(`${storageKeys.pendingConsents}-rejected`);
  const inFlight = new Map<string, Promise<string | null>>();
  const logged = new Set<string>();
  let retryDelayMs = minRetryDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async (pending: PendingConsent, queue = storage): Promise<string | null> => {
    const { key, record } = pending;
    // Another tab has sent it, or a withdrawal or an erasure has deleted it.
    if (!queue.get(key)) return null;
    try {
      const { consentId, sessionId, reconsentRequired } = await send(record, key);
      // Without locks, a withdrawal or an erasure during the request has deleted the entry.
      if (queue.take(key)) {
        // The server returns another session id when it has moved the consent of a browser without its cookie.
        safeLocalStorage.set(storageKeys.visitorSession, sessionId);
        setReminder(reconsentRequired);
        safeLocalStorage.set(storageKeys.consentId, consentId);
        safeLocalStorage.setFlag(storageKeys.acknowledged);
        emitWindowEvent('jurisdiction-consent-complete', { consentId });
      }
      return consentId;
    } catch (error) {
      if (!logged.has(key)) logFailure('Failed to record consent', error);
      logged.add(key);
      if (isFinal(error) && queue.take(key)) rejected.put(pending);
      retryDelayMs = Math.max(retryDelayMs, readRetryAfterMs(error));
      return null;
    }
  };

  const sendOnce = (pending: PendingConsent): Promise<string | null> => {
    const running =
      inFlight.get(pending.key) ??
      lockVisitor(() => attempt(pending)).finally(() => inFlight.delete(pending.key));
    inFlight.set(pending.key, running);
    return running;
  };

  const scheduleNext = () => {
    clearTimeout(timer);
    if (storage.all().length === 0) {
      retryDelayMs = minRetryDelayMs;
      return;
    }
    timer = setTimeout(() => void deliver(), retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(timer);
    await Promise.all(storage.all().filter(isComplete).map(sendOnce));
    scheduleNext();
  };

  return {
    /** Stores a record that will be complete within these milliseconds; returns its idempotency key. */
    add(record: ConsentBody, completeWithinMs = 0): string {
      const key = newId();
      storage.put({ key, record, completeAt: Date.now() + completeWithinMs });
      return key;
    },
    /** Adds to an incomplete record. */
    amend(key: string, patch: Partial<ConsentBody>): void {
      const pending = storage.get(key);
      if (pending) storage.put({ ...pending, record: { ...pending.record, ...patch } });
    },
    /**
     * Completes and sends a record. Returns the server's id of the consent, or null when it stays queued, or its entry was deleted: by another
     * tab that sent it, or by a withdrawal or an erasure.
     */
    async complete(key: string, patch: Partial<ConsentBody>): Promise<string | null> {
      const pending = storage.get(key);
      if (!pending) return null;
      const complete = { key, record: { ...pending.record, ...patch }, completeAt: 0 };
      storage.put(complete);
      const consentId = await sendOnce(complete);
      scheduleNext();
      return consentId;
    },
    /** Sends the queued records; resolves after one attempt for each. */
    deliver,
    /**
     * Sends consents left by an earlier visit, now and whenever the browser is online again. A queued consent counts as given, even if the
     * page was closed before it was stored.
     */
    start(): void {
      const resume = () => {
        if (storage.all().length > 0) void deliver();
      };
      if (storage.all().length > 0) safeLocalStorage.setFlag(storageKeys.acknowledged);
      for (const pending of rejected.all()) void lockVisitor(() => attempt(pending, rejected));
      window.addEventListener('online', resume);
      resume();
    },
  };
}

/** Also true when the clock was set back, so that a record is not delayed indefinitely. */
const isComplete = ({ completeAt }: PendingConsent): boolean => {
  const remainingMs = completeAt - Date.now();
  return remainingMs <= 0 || remainingMs > maxCompletionMs;
};

/** Returns whether a retry is pointless: any client error except a timeout, "too early" and "too many requests". */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && ![408, 425, 429].includes(error.status);

const readRetryAfterMs = (error: unknown): number => (isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

const timeoutMs = 15_000;

/** Consents of this browser. Requests continue after the page is closed. */
export const consentOutbox = createConsentOutbox((body, key) =>
  callApi(recordConsent, {
    body,
    headers: { [idempotencyHeader]: key },
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  }),
);
