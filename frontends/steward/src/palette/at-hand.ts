import { personWords as words } from '../contacts/person/person-words.ts';
import { paths, personPath } from '../paths.ts';
import type { EntryGroup } from './entry.ts';
import { paletteWords } from './palette-words.ts';
import { ranked } from './rank.ts';

const pages: ReadonlySet<string> = new Set([paths.contacts, paths.portal]);

/** What can be done with what is open on the page: the person behind a contact. */
export function atHand(
  { pathname, search }: { pathname: string; search: string },
  typed: string,
): EntryGroup {
  const contact = pages.has(pathname) ? new URLSearchParams(search).get('contact') : null;
  const entries = contact
    ? [{ id: 'person-at-hand', label: words.open, detail: words.here, does: { to: personPath(contact) } }]
    : [];
  return { name: paletteWords.groups.here, entries: typed === '' ? entries : ranked(typed, entries, []) };
}
