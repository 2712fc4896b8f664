import { type ContactView, deleteContactView, listContactViews, restoreContactView } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, toErrorDetail } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { savedViewsCopy as copy } from '../contacts-copy.ts';

const refetch = [listContactViews];
const failure = { title: copy.failed, description: copy.unreachable };

/** `change` sends one change of a saved view; `remove` deletes one and offers to restore it. */
export function useSavedViewChanges() {
  const { toast } = useToast();
  const showError = (error: Error) =>
    toast({
      title: copy.failed,
      description: toErrorDetail(error, copy.unreachable),
      variant: 'destructive',
    });
  const change = useCommand({ send: (send: () => Promise<ContactView>) => send(), refetch });
  // Reports its failure itself, because the toast with undo stays after the page is left.
  const restore = useCommand({
    send: (id: string) => callApi(restoreContactView, { params: { id } }),
    refetch,
    failure,
  });
  const remove = useCommand({
    send: ({ id }: ContactView) => callApi(deleteContactView, { params: { id } }),
    refetch,
    success: (_deleted, { id, name }) => ({
      title: copy.removed(name),
      action: { label: copy.undo, run: () => restore.mutate(id) },
    }),
    failure,
  });
  return { change, remove, showError };
}
