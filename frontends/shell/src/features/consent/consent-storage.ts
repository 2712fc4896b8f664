import { safeLocalStorage } from '@aera/frontend-kit';
import type { ConsentBody } from './record-consent.ts';

/** A queued record, and the time in milliseconds from which it is complete and may be sent. */
export type PendingConsent = {
  readonly key: string;
  readonly record: ConsentBody;
  readonly completeAt: number;
};

/** Stores queued consents in the browser. Each has its own entry, so that tabs do not overwrite each other. */
export function createConsentStorage(name: string) {
  const toEntryName = (key: string) => `${name}:${key}`;
  const remove = (key: string): void => safeLocalStorage.remove(toEntryName(key));

  /** Deletes an invalid entry. */
  const get = (key: string): PendingConsent | null => {
    const stored = parse(safeLocalStorage.get(toEntryName(key)));
    if (!stored) remove(key);
    return stored && { ...stored, key };
  };

  return {
    get,
    put: ({ key, ...stored }: PendingConsent): void =>
      safeLocalStorage.set(toEntryName(key), JSON.stringify(stored)),
    /** Deletes an entry; returns whether it existed. */
    take(key: string): boolean {
      const exists = get(key) !== null;
      remove(key);
      return exists;
    },
    /** Oldest first. */
    all: (): PendingConsent[] =>
      safeLocalStorage
        .keys(toEntryName(''))
        .flatMap((full) => get(full.slice(toEntryName('').length)) ?? [])
        .toSorted((a, b) => a.record.gregorianTimestamp.localeCompare(b.record.gregorianTimestamp)),
  };
}

function parse(text: string | null): Omit<PendingConsent, 'key'> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isStored(stored) ? stored : null;
  } catch {
    return null;
  }
}

const isStored = (value: unknown): value is Omit<PendingConsent, 'key'> =>
  typeof value === 'object' && value !== null && 'record' in value && 'completeAt' in value;
