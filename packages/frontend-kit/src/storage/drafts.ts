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

/** Reads a stored draft; null if there is none, or one without the fields of `empty`. */
export function readDraft<Draft extends object>(name: string, empty: Draft): Draft | null {
  try {
    const stored = JSON.parse(safeSessionStorage.get(toDraftKey(name)) ?? '{}') as Record<string, unknown>;
    const isComplete = Object.entries(empty).every(([field, value]) => typeof stored[field] === typeof value);
    return isComplete ? (stored as Draft) : null;
  } catch {
    return null;
  }
}

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
