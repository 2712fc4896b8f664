import type { BodyOf, allowNetwork } from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../session/use-steward-query.ts';
import { securityAddresses as addresses } from '../security-addresses.ts';

/** The allow list, and what changes it; each answer is the list as it is then. */
export function useAllowList() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [addresses.allowList, addresses.blockedIps].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  return {
    reading: useStewardQuery(addresses.allowList),
    add: useMutation({
      mutationFn: (body: BodyOf<typeof allowNetwork>) => callApi(addresses.allowNetwork, { body }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (entryId: string) => callApi(addresses.disallowNetwork, { params: { entryId } }),
      onSettled: refresh,
    }),
  };
}
