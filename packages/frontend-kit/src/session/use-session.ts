import type { logout, stewardLogout } from '@aera/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { emitWindowEvent } from '../events/window-events.ts';

/** Who is signed in. `failed` says that nobody could tell, which is not the same as nobody. */
export type Session<User> = {
  user: User | null;
  isLoading: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
  retrying: boolean;
};

/** Reads a session by its key, the path it is read from: once, and fresh for five minutes. 401 reads as nobody. */
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

/** Signs out, then forgets the user and everything that was read for them. */
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
