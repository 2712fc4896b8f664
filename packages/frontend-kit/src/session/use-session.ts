import type { logout, stewardLogout } from '@aera/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { emitWindowEvent } from '../events/window-events.ts';

/** The signed-in user. `failed` means that the server did not respond, which differs from being signed out. */
export type Session<User> = {
  user: User | null;
  isLoading: boolean;
  failed: boolean;
  /** Retries after a failure. */
  retry: () => void;
  retrying: boolean;
};

/** Reads a session by its key, the path it is fetched from; fresh for five minutes. 401 means signed out. */
export function useSession<User>(queryKey: readonly [string], enabled: boolean): Session<User> {
  const { data, isLoading, isError, isFetching, refetch } = useQuery<{ user: User } | null>({
    queryKey,
    enabled,
  });
  return {
    user: data?.user ?? null,
    isLoading,
    failed: isError && !data,
    retry: () => void refetch(),
    retrying: isError && isFetching,
  };
}

/** Signs out, then clears the user and all cached data. */
export function useSignOut(route: typeof logout | typeof stewardLogout, userKey: readonly [string]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(route),
    onSuccess: async () => {
      client.setQueryData(userKey, null);
      emitWindowEvent('signed-out');
      await client.resetQueries();
    },
  });
}
