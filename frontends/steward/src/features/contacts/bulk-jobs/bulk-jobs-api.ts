import {
  type BulkAction,
  bulkUpdateSelected,
  bulkMatchingContacts,
  bulkQuarantinedContacts,
  type cancelContactBulk,
  type ContactBulkJob,
  listContactBulks,
  type ResponseOf,
  type undoContactBulk,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { refreshContacts } from '../contacts-api.ts';
import { type ContactFilter, toExport } from '../contact-filter.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';
import { errorDetail } from '../../../shared/session/api-errors.ts';

const route = listContactBulks;
const activePollIntervalMs = 1000;
const idlePollIntervalMs = 30_000;

export const isInProgress = ({ status }: ContactBulkJob): boolean =>
  status === 'running' || status === 'cancelling';

export const countHandled = ({ counts }: ContactBulkJob): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type BulkList = ResponseOf<typeof listContactBulks>;
const listKey = [route.path, null, null];

/** The last bulk jobs, read again each second while one runs. */
export function useBulkJobs() {
  const client = useQueryClient();
  const known = client.getQueryData<BulkList>(listKey);
  const query = useStewardQuery(route, {
    intervalMs: known?.items.some(isInProgress) ? activePollIntervalMs : idlePollIntervalMs,
  });
  const inProgress = query.data?.items.filter(isInProgress).map(countHandled).join() ?? '';
  const before = useRef(inProgress);
  useEffect(() => {
    // What an action has done shows in the lists, too, when it ends.
    if (before.current !== '' && inProgress === '') void refreshContacts(client);
    before.current = inProgress;
  }, [inProgress, client]);
  return query;
}

/** An action, and the contacts it applies to. */
export interface BulkJobRequest {
  /** Made once per order: sent again, it is the same one. */
  readonly id: string;
  readonly action: BulkAction;
  /** Contacts that were chosen, a filter, or all that the quarantine holds, to be released. */
  readonly among: readonly string[] | ContactFilter | 'quarantine';
}

function startBulkJob({ id, action, among }: BulkJobRequest): Promise<ContactBulkJob> {
  if (among === 'quarantine') return callApi(bulkQuarantinedContacts, { body: { id } });
  return 'status' in among
    ? callApi(bulkMatchingContacts, { body: { id, action, filter: toExport(among) } })
    : callApi(bulkUpdateSelected, { body: { id, action, contactIds: [...among] } });
}

/** Shows an action that has begun before the list is read again: a short one may have ended by then. */
function showStarted(client: QueryClient, started: ContactBulkJob): void {
  client.setQueryData<BulkList>(
    listKey,
    (list) =>
      list && {
        ...list,
        items: list.items.some(({ id }) => id === started.id)
          ? list.items.map((bulk) => (bulk.id === started.id ? started : bulk))
          : [started, ...list.items],
      },
  );
  void client.invalidateQueries({ queryKey: [route.path] });
}

/** Starts an action on many contacts. */
export function useStartBulkJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: startBulkJob,
    onSuccess: (started) => showStarted(client, started),
  });
}

type BulkJobAction = typeof cancelContactBulk | typeof undoContactBulk;

/** Cancels an action, or takes it back. */
export function useBulkJobAction(step: BulkJobAction) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (id: string): Promise<ContactBulkJob> =>
      callApi(step as never, { params: { id } } as never) as Promise<ContactBulkJob>,
    onError: (error) =>
      toast({
        title: bulkJobsCopy.notChanged,
        description: errorDetail(error, bulkJobsCopy.dialog.unreachable),
        variant: 'destructive',
      }),
    onSuccess: (changed) => showStarted(client, changed),
  });
}

/** What stewards are called who contacts can be handed to. */
export const createNameLookup =
  (stewards: readonly { id: string; name: string | null }[] | undefined, unnamed: string) =>
  (id: string): string =>
    stewards?.find((each) => each.id === id)?.name ?? unnamed;
