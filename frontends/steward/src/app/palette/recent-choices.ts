import { brandKey } from '@aera/content';
import { safeSessionStorage } from '@aera/frontend-kit';

/** sessionStorage: the pages and commands chosen last. Never a person, a question or an article. */
const key = brandKey('palette-recent');
const maxChoices = 5;

/** The ids of what was chosen last, the newest first. */
export const readRecentIds = (): readonly string[] =>
  (safeSessionStorage.get(key) ?? '').split('\n').filter(Boolean);

/** Remembers a choice for as long as the tab is open. */
export function rememberChoice(id: string): void {
  const others = readRecentIds().filter((other) => other !== id);
  safeSessionStorage.set(key, [id, ...others].slice(0, maxChoices).join('\n'));
}
