import {
  type BulkAction,
  bulkChosenContacts,
  bulkMatchingContacts,
  bulkQuarantinedContacts,
  type cancelContactBulk,
  type ContactBulk,
  listContactBulks,
  type ResponseOf,
  type undoContactBulk,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { refreshContacts } from '../contacts-api.ts';
import type { ContactFilter } from '../parts/contact-filter.ts';
import { toExport } from '../parts/contact-filter.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';

const route = listContactBulks;
const soon = 1000;
const later = 30_000;

export const isUnderWay = ({ status }: ContactBulk): boolean =>
  status === 'running' || status === 'cancelling';

export const handledOf = ({ counts }: ContactBulk): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type BulkList = ResponseOf<typeof listContactBulks>;
const listKey = [route.path, null, null];

/** The last actions on many contacts, read again each second as long as one is under way. */
export function useBulks() {
  const client = useQueryClient();
  const known = client.getQueryData<BulkList>(listKey);
  const reading = useStewardQuery(route, { every: known?.items.some(isUnderWay) ? soon : later });
  const underWay = reading.data?.items.filter(isUnderWay).map(handledOf).join() ?? '';
  const before = useRef(underWay);
  useEffect(() => {
    // What an action has done shows in the lists, too, when it ends.
    if (before.current !== '' && underWay === '') void refreshContacts(client);
    before.current = underWay;
  }, [underWay, client]);
  return reading;
}

/** What a steward tells to do, and to which contacts. */
export interface Order {
  /** Made once per order: sent again, it is the same one. */
  readonly id: string;
  readonly action: BulkAction;
  /** Contacts that were chosen, a filter, or all that the quarantine holds, to be released. */
  readonly among: readonly string[] | ContactFilter | 'quarantine';
}

function begin({ id, action, among }: Order): Promise<ContactBulk> {
  if (among === 'quarantine') return callApi(bulkQuarantinedContacts, { body: { id } });
  return 'status' in among
    ? callApi(bulkMatchingContacts, { body: { id, action, filter: toExport(among) } })
    : callApi(bulkChosenContacts, { body: { id, action, contactIds: [...among] } });
}

/** Shows an action that has begun before the list is read again: a short one may have ended by then. */
function showBegun(client: QueryClient, begun: ContactBulk): void {
  client.setQueryData<BulkList>(
    listKey,
    (list) =>
      list && {
        ...list,
        items: list.items.some(({ id }) => id === begun.id)
          ? list.items.map((bulk) => (bulk.id === begun.id ? begun : bulk))
          : [begun, ...list.items],
      },
  );
  void client.invalidateQueries({ queryKey: [route.path] });
}

/** Starts an action on many contacts. */
export function useStartBulk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: begin,
    onSuccess: (begun) => showBegun(client, begun),
  });
}

type OnBulk = typeof cancelContactBulk | typeof undoContactBulk;

/** Cancels an action, or takes it back. */
export function useBulkStep(step: OnBulk) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (id: string): Promise<ContactBulk> =>
      callApi(step as never, { params: { id } } as never) as Promise<ContactBulk>,
    onError: (error) =>
      toast({
        title: bulkJobsCopy.notChanged,
        description: isApiError(error) ? error.detail : bulkJobsCopy.dialog.unreachable,
        variant: 'destructive',
      }),
    onSuccess: (changed) => showBegun(client, changed),
  });
}

/** What stewards are called who contacts can be handed to. */
export const namesIn =
  (stewards: readonly { id: string; name: string | null }[] | undefined, unnamed: string) =>
  (id: string): string =>
    stewards?.find((each) => each.id === id)?.name ?? unnamed;
