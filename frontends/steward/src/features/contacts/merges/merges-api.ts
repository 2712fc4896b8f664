import { type Duplicate, listDuplicates, type MergeContact, previewMerge, readMerges } from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { refreshContacts } from '../contacts-api.ts';
import { useStewardPages } from '../../../shared/session/use-steward-pages.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

/** Contacts that may be one person, as many pages as were asked for. */
export const useDuplicates = () =>
  useStewardPages(listDuplicates.path, null, (cursor, signal) =>
    callApi(listDuplicates, { query: cursor, signal }),
  );

/** Who is one person with a contact, and who else may be. */
export const usePersonMerges = (id: string) => useStewardQuery(readMerges, { params: { id } });

/** Of two who may be one, whoever is not the contact at hand. */
export const otherThan = (
  here: string,
  { one, other }: Pick<Duplicate, 'one' | 'other'>,
): MergeContact | undefined =>
  [one.contacts, other.contacts].find((contacts) => contacts.every(({ id }) => id !== here))?.[0];

/** What one person would have. */
export const useMergePreview = (one: string, other: string) =>
  useStewardQuery(previewMerge, { params: { id: one }, query: { with: other } });

/** Reads everything again that a merge changes. */
export async function refreshMerges(client: QueryClient): Promise<void> {
  const paths = [listDuplicates.path, readMerges.path, previewMerge.path];
  await Promise.all([
    refreshContacts(client),
    ...paths.map((path) => client.invalidateQueries({ queryKey: [path] })),
  ]);
}
