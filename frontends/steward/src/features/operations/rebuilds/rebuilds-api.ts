import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { toErrorDetail } from '../../../shared/session/api-errors.ts';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { rebuildsCopy as copy } from '../operations-copy.ts';

/** Starts a rebuild, or applies or discards a finished one. */
export function useRebuild(service: ServiceName) {
  const { toast } = useToast();
  const { startRebuild, confirmRebuild, listRebuilds } = operationsRoutes[service];
  const onSettled = useInvalidate(listRebuilds);
  const showError = (title: string) => (error: unknown) =>
    toast({ title, description: toErrorDetail(error, copy.noResponse), variant: 'destructive' });
  const start = useMutation({
    mutationFn: (name: string) => callApi(startRebuild, { body: { name } }),
    onError: showError(copy.notStarted),
    onSettled,
  });
  const decide = useMutation({
    mutationFn: ({ id, swap }: { id: string; swap: boolean }) =>
      callApi(confirmRebuild, { params: { id }, body: { swap } }),
    onError: showError(copy.notDecided),
    onSettled,
  });
  return { start, decide };
}
