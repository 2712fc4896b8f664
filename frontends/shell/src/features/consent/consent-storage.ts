import { safeLocalStorage } from '@aera/frontend-kit';
import type { ConsentBody } from './record-consent.ts';

/** A queued record, and the time in milliseconds from which it is complete and may be sent. */
export type PendingConsent = { readonly key: string; readonly record: ConsentBody; readonly from: number };

/** Stores queued consents in the browser. Each has its own entry, so that tabs do not overwrite each other. */
export function createConsentStorage(name: string) {
  const entry = (key: string) => `${name}:${key}`;

  const get = (key: string): PendingConsent | null => {
    const kept = parse(safeLocalStorage.get(entry(key)));
    return kept && { ...kept, key };
  };

  return {
    get,
    put: ({ key, ...kept }: PendingConsent): void => safeLocalStorage.set(entry(key), JSON.stringify(kept)),
    remove: (key: string): void => safeLocalStorage.remove(entry(key)),
    /** Oldest first. */
    all: (): PendingConsent[] =>
      safeLocalStorage
        .keys(entry(''))
        .flatMap((full) => get(full.slice(entry('').length)) ?? [])
        .toSorted((a, b) => a.record.gregorianTimestamp.localeCompare(b.record.gregorianTimestamp)),
  };
}

function parse(text: string | null): Omit<PendingConsent, 'key'> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

const isKept = (value: unknown): value is Omit<PendingConsent, 'key'> =>
  typeof value === 'object' && value !== null && 'record' in value && 'from' in value;
