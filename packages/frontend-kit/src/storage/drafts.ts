import { safeSessionStorage, storageKeys } from '@aera/frontend-kit';
import { useState } from 'react';

const { drafts: prefix, draftAuthor: authorKey } = storageKeys;

/** Returns the key under which a draft is stored in the tab, for its author. */
export const toDraftKey = (name: string): string => `${prefix}${name}`;

/** Discards the drafts of this tab if another steward wrote them. */
export function claimDrafts(stewardId: string): void {
  if (safeSessionStorage.get(authorKey) === stewardId) return;
  for (const key of safeSessionStorage.keys(prefix)) safeSessionStorage.remove(key);
  safeSessionStorage.set(authorKey, stewardId);
}

/** Reads a stored draft; null if there is none, or one without the fields of `empty`, also nested ones. */
export function readDraft<Draft extends object>(name: string, empty: Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.get(toDraftKey(name)) ?? '{}');
    return hasFieldsOf(empty, stored) ? (stored as Draft) : null;
  } catch {
    return null;
  }
}

const hasFieldsOf = (empty: unknown, value: unknown): boolean =>
  typeof empty === 'object' && empty !== null
    ? typeof value === 'object' &&
      value !== null &&
      Object.entries(empty).every(([field, part]) =>
        hasFieldsOf(part, (value as Record<string, unknown>)[field]),
      )
    : typeof value === typeof empty;

/** A draft, stored in the tab: it survives failures, reloads and the end of the session. Null discards it. */
export function useDraft<Draft extends object>(
  name: string,
  empty: Draft,
): readonly [draft: Draft | null, store: (next: Draft | null) => void] {
  const [draft, setDraft] = useState(() => readDraft(name, empty));
  const store = (next: Draft | null) => {
    setDraft(next);
    if (next) safeSessionStorage.set(toDraftKey(name), JSON.stringify(next));
    else safeSessionStorage.remove(toDraftKey(name));
  };
  return [draft, store];
}
