import type { Contact, ResponseOf, pageContacts } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/web-kit';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addresses } from '../addresses.ts';
import { useStewardQuery } from '../session/use-steward-query.ts';
import { contactAddresses } from './contact-addresses.ts';
import { type ContactFilter, toQuery } from './contact-filter.ts';

const halfAMinute = 30_000;

type Page = ResponseOf<typeof pageContacts>;

/** The contacts of a filter, as many pages as were asked for, read again every 30 seconds. */
export function useContactList(filter: ContactFilter) {
  const client = useQueryClient();
  const reading = useInfiniteQuery({
    queryKey: [contactAddresses.pageContacts.path, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(contactAddresses.pageContacts, {
        query: { ...toQuery(filter), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    staleTime: 0,
    refetchInterval: halfAMinute,
  });
  const ended = isApiError(reading.error) && reading.error.status === 401;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: stewardKey });
  }, [ended, client]);

  const pages = reading.data?.pages;
  return {
    ...reading,
    data: pages?.flatMap(({ items }): Contact[] => items),
    total: pages?.at(-1)?.total,
    byStatus: pages?.at(-1)?.byStatus,
  };
}

/** One contact with its history, read again every 30 seconds. */
export const useContactThread = (id: string) =>
  useStewardQuery(contactAddresses.readContact, { params: { id }, every: halfAMinute });

/** Reads everything about contacts again that is on the page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  const { pageContacts: page, readContact, quarantinedContacts } = contactAddresses;
  const paths = [page.path, readContact.path, quarantinedContacts.path, addresses.listContacts.path];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Shows a contact as it has become, before the lists are read again. */
export function showContact(client: QueryClient, changed: Contact): void {
  const replace = (contacts: readonly Contact[] | undefined) =>
    contacts?.map((contact) => (contact.id === changed.id ? changed : contact));
  client.setQueriesData<readonly Contact[]>({ queryKey: [addresses.listContacts.path] }, replace);
}
