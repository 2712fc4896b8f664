import { safeSessionStorage, storageKeys } from '@aera/frontend-kit';

const { drafts: prefix, draftAuthor: authorKey } = storageKeys;

/** Returns the key under which a draft is stored in the tab, for its author. */
export const toDraftKey = (name: string): string => `${prefix}${name}`;

/** Discards the drafts of this tab if another steward wrote them. */
export function claimDrafts(stewardId: string): void {
  if (safeSessionStorage.get(authorKey) === stewardId) return;
  for (const key of safeSessionStorage.keys(prefix)) safeSessionStorage.remove(key);
  safeSessionStorage.set(authorKey, stewardId);
}
