import {
  type Contact,
  listContacts,
  pageContacts,
  quarantinedContacts,
  readContact,
  readContactScore,
} from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useStewardPages } from '../../shared/session/use-steward-pages.ts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';
import { type ContactFilter, toQuery } from './parts/contact-filter.ts';

const halfAMinute = 30_000;

/** The contacts of a filter, as many pages as were asked for, read again every 30 seconds. */
export function useContactList(filter: ContactFilter) {
  const route = pageContacts;
  const { last, ...reading } = useStewardPages(route.path, filter, (cursor, signal) =>
    callApi(route, { query: { ...toQuery(filter), ...cursor }, signal }),
  );
  return { ...reading, total: last?.total, byStatus: last?.byStatus };
}

/** One contact with its history, read again every 30 seconds. */
export const useContactThread = (id: string) =>
  useStewardQuery(readContact, { params: { id }, every: halfAMinute });

/** Reads everything about contacts again that is on the page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  const paths = [
    pageContacts.path,
    readContact.path,
    quarantinedContacts.path,
    listContacts.path,
    readContactScore.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Shows a contact as it has become, before the lists are read again. */
export function showContact(client: QueryClient, changed: Contact): void {
  const replace = (contacts: readonly Contact[] | undefined) =>
    contacts?.map((contact) => (contact.id === changed.id ? changed : contact));
  client.setQueriesData<readonly Contact[]>({ queryKey: [listContacts.path] }, replace);
}
