import { type StorageKeys, isApiError, local, logFailure, newId } from '@aera/frontend-kit';
import type { ConsentBody } from './consent-record.ts';
import { type Waiting, createConsentShelf } from './consent-shelf.ts';

export type ConsentOutboxOptions = {
  keys: Pick<StorageKeys, 'acknowledged' | 'pendingConsents' | 'consentId'>;
  /** Sends one record under its idempotency key; answers the server's id of the consent. */
  send: (record: ConsentBody, idempotencyKey: string) => Promise<string>;
};

const firstWait = 2000;
const longestWait = 5 * 60_000;
const longestCompletion = 60_000;

/**
 * Keeps a consent in the browser until the server has it: sent at once, again after two seconds, four and so on up to five minutes,
 * when the browser is back online, and on the next visit. The idempotency key makes a repeat harmless, from another tab too.
 */
export function createConsentOutbox({ keys, send }: ConsentOutboxOptions) {
  const shelf = createConsentShelf(keys.pendingConsents);
  const underWay = new Map<string, Promise<string | null>>();
  /** Sending these again would not help; the next visit, of a newer version perhaps, tries anew. */
  const refused = new Set<string>();
  const logged = new Set<string>();
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async ({ key, record }: Waiting): Promise<string | null> => {
    try {
      const consentId = await send(record, key);
      local.set(keys.consentId, consentId);
      shelf.remove(key);
      return consentId;
    } catch (error) {
      if (!logged.has(key)) logFailure('Failed to record consent', error);
      logged.add(key);
      if (isFinal(error)) refused.add(key);
      wait = Math.max(wait, retryAfter(error));
      return null;
    }
  };

  const trySend = (waiting: Waiting): Promise<string | null> => {
    const running = underWay.get(waiting.key) ?? attempt(waiting).finally(() => underWay.delete(waiting.key));
    underWay.set(waiting.key, running);
    return running;
  };

  const scheduleNext = () => {
    clearTimeout(timer);
    if (!shelf.all().some(({ key }) => !refused.has(key))) {
      wait = firstWait;
      return;
    }
    timer = setTimeout(() => void deliver(), wait);
    wait = Math.min(wait * 2, longestWait);
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(timer);
    const due = shelf.all().filter((waiting) => isComplete(waiting) && !refused.has(waiting.key));
    await Promise.all(due.map(trySend));
    scheduleNext();
  };

  return {
    /** Keeps a record that will be complete within so many milliseconds; answers its idempotency key. */
    add(record: ConsentBody, completeWithin = 0): string {
      const key = newId();
      shelf.put({ key, record, from: Date.now() + completeWithin });
      return key;
    },
    /** Adds to a record that is not complete yet. */
    amend(key: string, patch: Partial<ConsentBody>): void {
      const waiting = shelf.get(key);
      if (waiting) shelf.put({ ...waiting, record: { ...waiting.record, ...patch } });
    },
    /** Completes a record, and sends it: answers the server's id of the consent, null when it has to wait. */
    async complete(key: string, patch: Partial<ConsentBody>): Promise<string | null> {
      const waiting = shelf.get(key);
      if (!waiting) return local.get(keys.consentId);
      const complete = { key, record: { ...waiting.record, ...patch }, from: 0 };
      shelf.put(complete);
      const consentId = await trySend(complete);
      scheduleNext();
      return consentId;
    },
    /** Sends what waits; resolves when each has been tried once. */
    deliver,
    /**
     * Sends what an earlier visit left, now and whenever the browser comes back online. Whoever left something has stepped in, even if
     * the page was closed before it could say so.
     */
    start(): void {
      const resume = () => {
        if (shelf.all().length > 0) void deliver();
      };
      if (shelf.all().length > 0) local.setFlag(keys.acknowledged);
      window.addEventListener('online', resume);
      resume();
    },
  };
}

/** Also when the clock was set back meanwhile, so that a record never waits for a moment that is far away. */
const isComplete = ({ from }: Waiting): boolean => {
  const left = from - Date.now();
  return left <= 0 || left > longestCompletion;
};

/** The server will not take it however often it is sent: not a time-out, not "too early", not "too many". */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && error.status < 500 && ![408, 425, 429].includes(error.status);

const retryAfter = (error: unknown): number => (isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0);
