import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { rebuildsCopy as copy } from '../operations-copy.ts';

/** Starts a rebuild, or applies or discards a finished one. */
export function useRebuild(service: ServiceName) {
  const { startRebuild, confirmRebuild, listRebuilds } = operationsRoutes[service];
  const refetch = [listRebuilds];
  const start = useCommand({
    send: (name: string) => callApi(startRebuild, { body: { name } }),
    refetch,
    failure: { title: copy.notStarted, description: copy.noResponse },
  });
  const decide = useCommand({
    send: ({ id, swap }: { id: string; swap: boolean }) =>
      callApi(confirmRebuild, { params: { id }, body: { swap } }),
    refetch,
    failure: { title: copy.notDecided, description: copy.noResponse },
  });
  return { start, decide };
}
