import { legalProtection } from '@aera/content/legal-protection';
import { local } from '@aera/frontend-kit';
import { useSyncExternalStore } from 'react';
import { keys } from '../keys.ts';

const ids = legalProtection.caseFile.items.map(({ id }) => id);
const keyOf = (id: string) => `${keys.caseFile}-${id}`;
const ticked = () => ids.filter((id) => local.isSet(keyOf(id))).join(' ');
const nothing = () => '';

/** What is ticked in the case file: one flag for each item, in this browser only. None while a page is rendered before. */
export function useCaseFile() {
  const done = useSyncExternalStore(local.subscribe, ticked, nothing).split(' ').filter(Boolean);
  return {
    done,
    tick: (id: string, on: boolean) => (on ? local.setFlag(keyOf(id)) : local.remove(keyOf(id))),
    clear: () => ids.forEach((id) => local.remove(keyOf(id))),
  };
}
