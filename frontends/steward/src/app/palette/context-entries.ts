import { personLinkCopy } from '../../shared/links/id-links.tsx';
import { paths, memberPersonPath, sessionPersonPath, personPath } from '../../shared/paths.ts';
import { type Entry, type EntryGroup, rankEntries } from './rank.ts';
import { paletteCopy } from './palette-copy.ts';

const { person: copy } = paletteCopy;

const pages: ReadonlySet<string> = new Set([paths.contacts, paths.portal]);

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const listPastedIdEntries = (id: string): Entry[] =>
  uuid.test(id)
    ? [
        { id: 'person-of-session', label: copy.ofBrowser, detail: id, action: { to: sessionPersonPath(id) } },
        { id: 'person-of-member', label: copy.ofAccount, detail: id, action: { to: memberPersonPath(id) } },
      ]
    : [];

/** Entries for the profile of the open contact and for the profiles of a pasted id. */
export function listContextEntries(
  { pathname, search }: { pathname: string; search: string },
  typed: string,
): EntryGroup {
  const contact = pages.has(pathname) ? new URLSearchParams(search).get('contact') : null;
  const entries = contact
    ? [
        {
          id: 'person-at-hand',
          label: personLinkCopy.person,
          detail: copy.here,
          action: { to: personPath(contact) },
        },
      ]
    : [];
  return {
    name: paletteCopy.groups.here,
    entries: typed === '' ? entries : [...rankEntries(typed, entries, []), ...listPastedIdEntries(typed)],
  };
}
