import {
  addContactView,
  type ContactView,
  deleteContactView,
  listContactViews,
  renameContactView,
  restoreContactView,
  saveContactView,
  shareContactView,
  type ViewTerms,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { savedViewsCopy as copy } from './saved-views-copy.ts';
import { errorDetail } from '../../../shared/copy/error-detail.ts';

const route = listContactViews;

/** The saved views of the steward, and those shared with all. */
export const useSavedViews = () => useStewardQuery(route);

type SavedViewChange =
  | { readonly to: 'add'; readonly key: string; readonly name: string; readonly terms: ViewTerms }
  | { readonly to: 'save'; readonly id: string; readonly terms: ViewTerms }
  | { readonly to: 'rename'; readonly id: string; readonly name: string }
  | { readonly to: 'share'; readonly id: string; readonly shared: boolean }
  | { readonly to: 'restore'; readonly id: string };

function sendChange(change: SavedViewChange): Promise<ContactView> {
  switch (change.to) {
    case 'add': {
      const { key, name, terms } = change;
      return callApi(addContactView, { body: { key, name, terms } });
    }
    case 'save':
      return callApi(saveContactView, {
        params: { id: change.id },
        body: { terms: change.terms },
      });
    case 'rename':
      return callApi(renameContactView, {
        params: { id: change.id },
        body: { name: change.name },
      });
    case 'share':
      return callApi(shareContactView, {
        params: { id: change.id },
        body: { shared: change.shared },
      });
    case 'restore':
      return callApi(restoreContactView, { params: { id: change.id } });
  }
}

/** Changes saved views; a refusal is told in the server’s own sentence, and what was deleted can be had again. */
export function useSavedViewChanges() {
  const client = useQueryClient();
  const { toast } = useToast();
  const again = () => client.invalidateQueries({ queryKey: [route.path] });
  const tell = (error: Error) =>
    toast({
      title: copy.failed,
      description: errorDetail(error, copy.unreachable),
      variant: 'destructive',
    });
  const change = useMutation({ mutationFn: sendChange, onSettled: again });
  const remove = useMutation({
    mutationFn: ({ id }: ContactView) => callApi(deleteContactView, { params: { id } }),
    onSuccess: (_, { id, name }) =>
      toast({
        title: copy.removed(name),
        variant: 'success',
        action: { label: copy.undo, run: () => change.mutate({ to: 'restore', id }, { onError: tell }) },
      }),
    onError: tell,
    onSettled: again,
  });
  return { change, remove, tell };
}
