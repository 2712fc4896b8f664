import {
  type BulkAction,
  updateSelectedContacts,
  updateMatchingContacts,
  releaseQuarantinedContacts,
  type cancelBulkJob,
  type ContactBulkJob,
  listBulkJobs,
  type ResponseOf,
  type SelectedContact,
  type undoBulkJob,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommand, useInvalidate } from '@aera/frontend-kit/use-command';
import { toQueryKey, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { contactRoutes } from '../contacts-api.ts';
import { type ContactFilter, toExport } from '../contact-filter.ts';
import { bulkJobsCopy } from './bulk-jobs-copy.ts';

const route = listBulkJobs;
const activePollIntervalMs = 1000;
const idlePollIntervalMs = 30_000;

export const isInProgress = ({ status }: ContactBulkJob): boolean =>
  status === 'running' || status === 'cancelling';

export const countHandled = ({ counts }: ContactBulkJob): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type BulkList = ResponseOf<typeof listBulkJobs>;
const listKey = toQueryKey(route);

/** Reads the latest bulk jobs, and polls each second while one runs. */
export function useBulkJobs() {
  const client = useQueryClient();
  const cached = client.getQueryData<BulkList>(listKey);
  const query = useApiQuery(route, {
    intervalMs: cached?.items.some(isInProgress) ? activePollIntervalMs : idlePollIntervalMs,
  });
  const inProgress = query.data?.items.filter(isInProgress).map(countHandled).join() ?? '';
  const previous = useRef(inProgress);
  const refetchContacts = useEffectEvent(useInvalidate(...contactRoutes));
  useEffect(() => {
    // Refetches the contact lists when all jobs have ended.
    if (previous.current !== '' && inProgress === '') void refetchContacts();
    previous.current = inProgress;
  }, [inProgress]);
  return query;
}

/** An action, and the contacts it applies to. */
export interface BulkJobRequest {
  /** Idempotency key. */
  readonly id: string;
  readonly action: BulkAction;
  /** Contacts, a filter, or all quarantined contacts. */
  readonly target: readonly SelectedContact[] | ContactFilter | 'quarantine';
}

function startBulkJob({ id, action, target }: BulkJobRequest): Promise<ContactBulkJob> {
  if (target === 'quarantine') return callApi(releaseQuarantinedContacts, { body: { id } });
  return 'status' in target
    ? callApi(updateMatchingContacts, { body: { id, action, filter: toExport(target) } })
    : callApi(updateSelectedContacts, { body: { id, action, contacts: [...target] } });
}

/** Adds a job to the cached list before the refetch, because a short job may have ended by then. */
function showJob(client: QueryClient, job: ContactBulkJob): void {
  client.setQueryData<BulkList>(
    listKey,
    (list) =>
      list && {
        ...list,
        items: list.items.some(({ id }) => id === job.id)
          ? list.items.map((bulk) => (bulk.id === job.id ? job : bulk))
          : [job, ...list.items],
      },
  );
}

/** Starts a bulk job. */
export function useStartBulkJob() {
  const client = useQueryClient();
  return useCommand({
    send: startBulkJob,
    refetch: [route],
    onSuccess: (started) => showJob(client, started),
    success: () => ({ title: bulkJobsCopy.started }),
  });
}

/** Cancels or undoes a bulk job. */
export function useBulkJobCommand(jobRoute: typeof cancelBulkJob | typeof undoBulkJob) {
  const client = useQueryClient();
  return useCommand({
    send: (id: string): Promise<ContactBulkJob> =>
      callApi(jobRoute as never, { params: { id } } as never) as Promise<ContactBulkJob>,
    refetch: [route],
    onSuccess: (changed) => showJob(client, changed),
    failure: { title: bulkJobsCopy.notChanged, description: bulkJobsCopy.dialog.unreachable },
  });
}

/** Returns a function that reads the name of a steward. */
export const createNameLookup =
  (stewards: readonly { id: string; name: string | null }[] | undefined, unnamed: string) =>
  (id: string): string =>
    stewards?.find((each) => each.id === id)?.name ?? unnamed;
