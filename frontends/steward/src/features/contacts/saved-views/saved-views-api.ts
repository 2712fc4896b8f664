import { type ContactView, deleteContactView, listContactViews, restoreContactView } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { errorDetail } from '../../../shared/session/api-errors.ts';

const route = listContactViews;

/** The saved views of the steward, and those shared with all. */
export const useSavedViews = () => useStewardQuery(route);

/** `change` sends one change of a saved view; `remove` deletes one and offers to restore it. */
export function useSavedViewChanges() {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: [route.path] });
  const showError = (error: Error) =>
    toast({
      title: copy.failed,
      description: errorDetail(error, copy.unreachable),
      variant: 'destructive',
    });
  const change = useMutation({
    mutationFn: (send: () => Promise<ContactView>) => send(),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ContactView) => callApi(deleteContactView, { params: { id } }),
    onSuccess: (_, { id, name }) =>
      toast({
        title: copy.removed(name),
        variant: 'success',
        action: {
          label: copy.undo,
          run: () =>
            change.mutate(() => callApi(restoreContactView, { params: { id } }), { onError: showError }),
        },
      }),
    onError: showError,
    onSettled: refresh,
  });
  return { change, remove, showError };
}
