import { type StorageKeys, local, logFailure } from '@aera/web-kit';
import type { ConsentBody } from './consent-record.ts';

type Pending = { key: string; record: ConsentBody };

export type ConsentOutboxOptions = {
  keys: Pick<StorageKeys, 'pendingConsents' | 'consentId'>;
  /** Sends one record under its idempotency key; answers the server's id of the consent. */
  send: (record: ConsentBody, idempotencyKey: string) => Promise<string>;
};

const firstWait = 2000;
const longestWait = 5 * 60_000;

/**
 * Keeps a consent in the browser until the server has it: sent at once, again after two seconds, four and so on up to five minutes,
 * when the browser is back online, and on the next visit. The idempotency key makes a repeat harmless.
 */
export function createConsentOutbox({ keys, send }: ConsentOutboxOptions) {
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = (pending: Pending[]) =>
    pending.length > 0
      ? local.set(keys.pendingConsents, JSON.stringify(pending))
      : local.remove(keys.pendingConsents);

  const all = () => pendingIn(local.get(keys.pendingConsents));

  const sendOne = async ({ key, record }: Pending): Promise<boolean> => {
    try {
      local.set(keys.consentId, await send(record, key));
      save(all().filter((other) => other.key !== key));
      return true;
    } catch (error) {
      logFailure('Failed to record consent', error);
      return false;
    }
  };

  const deliver = async (): Promise<void> => {
    clearTimeout(timer);
    let missing = false;
    for (const pending of all()) missing = !(await sendOne(pending)) || missing;
    if (!missing) {
      wait = firstWait;
      return;
    }
    timer = setTimeout(() => void deliver(), wait);
    wait = Math.min(wait * 2, longestWait);
  };

  return {
    /** Keeps a record; answers its idempotency key. */
    add(record: ConsentBody): string {
      const key = crypto.randomUUID();
      save([...all(), { key, record }]);
      return key;
    },
    /** Adds to a record that was not sent yet. */
    amend(key: string, patch: Partial<ConsentBody>): void {
      save(
        all().map((pending) =>
          pending.key === key ? { key, record: { ...pending.record, ...patch } } : pending,
        ),
      );
    },
    /** Sends what waits; resolves when each has been tried once. */
    deliver,
    /** Sends what an earlier visit left, now and whenever the browser comes back online. */
    start(): void {
      const resume = () => {
        if (all().length > 0) void deliver();
      };
      window.addEventListener('online', resume);
      resume();
    },
  };
}

function pendingIn(text: string | null): Pending[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isPending) : [];
  } catch {
    return [];
  }
}

const isPending = (value: unknown): value is Pending =>
  typeof value === 'object' && value !== null && 'key' in value && 'record' in value;
