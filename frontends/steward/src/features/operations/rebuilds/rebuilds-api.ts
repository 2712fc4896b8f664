import { operationsRoutes, type ServiceName } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rebuildsWords as words } from './rebuilds-copy.ts';

const reasonOf = (error: unknown): string =>
  isApiError(error) && error.problem?.detail ? error.problem.detail : words.noAnswer;

/** Starts a rebuild of a service, and says what becomes of one that waits. */
export function useRebuild(service: ServiceName) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { startRebuild, decideRebuild, listRebuilds } = operationsRoutes[service];
  const onSettled = () => client.invalidateQueries({ queryKey: [listRebuilds.path] });
  const refused = (title: string) => (error: unknown) =>
    toast({ title, description: reasonOf(error), variant: 'destructive' });
  const start = useMutation({
    mutationFn: (name: string) => callApi(startRebuild, { body: { name } }),
    onError: refused(words.notStarted),
    onSettled,
  });
  const decide = useMutation({
    mutationFn: ({ id, swap }: { id: string; swap: boolean }) =>
      callApi(decideRebuild, { params: { id }, body: { swap } }),
    onError: refused(words.notDecided),
    onSettled,
  });
  return { start, decide };
}
