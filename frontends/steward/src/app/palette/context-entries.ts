import { linkCopy } from '../../shared/links/person-link.tsx';
import { paths, memberPersonPath, sessionPersonPath, personPath } from '../../shared/paths.ts';
import type { Entry, EntryGroup } from './rank.ts';
import { paletteCopy } from './palette-copy.ts';
import { ranked } from './rank.ts';

const { person: copy } = paletteCopy;

const pages: ReadonlySet<string> = new Set([paths.contacts, paths.portal]);

const lengthsInUuid = '8,4,4,4,12';
const isUuid = (typed: string): boolean =>
  typed
    .split('-')
    .map(({ length }) => length)
    .join() === lengthsInUuid;

const pasted = (id: string): Entry[] =>
  isUuid(id)
    ? [
        { id: 'person-of-session', label: copy.ofBrowser, detail: id, does: { to: sessionPersonPath(id) } },
        { id: 'person-of-member', label: copy.ofAccount, detail: id, does: { to: memberPersonPath(id) } },
      ]
    : [];

/** Entries for the profile of the open contact and for the profiles of a pasted id. */
export function contextEntries(
  { pathname, search }: { pathname: string; search: string },
  typed: string,
): EntryGroup {
  const contact = pages.has(pathname) ? new URLSearchParams(search).get('contact') : null;
  const entries = contact
    ? [
        {
          id: 'person-at-hand',
          label: linkCopy.person,
          detail: copy.here,
          does: { to: personPath(contact) },
        },
      ]
    : [];
  return {
    name: paletteCopy.groups.here,
    entries: typed === '' ? entries : [...ranked(typed, entries, []), ...pasted(typed)],
  };
}
