import { allowList, allowNetwork, blockedIps, type BodyOf, disallowNetwork } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

/** The allow list, and what changes it; each answer is the list as it is then. */
export function useAllowList() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([allowList, blockedIps].map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  return {
    reading: useStewardQuery(allowList),
    add: useMutation({
      mutationFn: (body: BodyOf<typeof allowNetwork>) => callApi(allowNetwork, { body }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (entryId: string) => callApi(disallowNetwork, { params: { entryId } }),
      onSettled: refresh,
    }),
  };
}
