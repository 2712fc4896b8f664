import { brandKey } from '@aera/content';
import { safeSessionStorage } from '@aera/frontend-kit';

const prefix = brandKey('draft-');
/** Id of the steward who wrote the drafts of this tab. */
const authorKey = brandKey('author-of-drafts');

/** Returns the key under which a draft is stored in the tab, for its author. */
export const toDraftKey = (name: string): string => `${prefix}${name}`;

/** Discards the drafts of this tab if another steward wrote them. */
export function claimDrafts(stewardId: string): void {
  if (safeSessionStorage.get(authorKey) === stewardId) return;
  for (const key of safeSessionStorage.keys(prefix)) safeSessionStorage.remove(key);
  safeSessionStorage.set(authorKey, stewardId);
}
