import type { logout, stewardLogout } from '@aera/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api/call-api.ts';
import { emitWindowEvent } from '../events/window-events.ts';

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
