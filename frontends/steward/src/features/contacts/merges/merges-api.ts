import {
  type Duplicate,
  type MergeContact,
  type PersonMerges,
  listDuplicates,
  mergeContacts,
  previewMerge,
  readMerges,
  splitContact,
  undoMarkAsDistinct,
  undoMerge,
  markAsDistinct,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshContacts } from '../contacts-api.ts';
import { mergesCopy as copy } from './merges-copy.ts';
import { useStewardPages, useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { readConflict } from '../../../shared/session/api-errors.ts';
import { errorDetail } from '../../../shared/session/api-errors.ts';

/** Contacts that may be one person, as many pages as were asked for. */
export const useDuplicates = () =>
  useStewardPages(listDuplicates.path, null, (cursor, signal) =>
    callApi(listDuplicates, { query: cursor, signal }),
  );

/** Who is one person with a contact, and who else may be. */
export const usePersonMerges = (id: string) => useStewardQuery(readMerges, { params: { id } });

/** The other contact of a pair of likely duplicates. */
export const findOther = (
  here: string,
  { one, other }: Pick<Duplicate, 'one' | 'other'>,
): MergeContact | undefined =>
  [one.contacts, other.contacts].find((contacts) => contacts.every(({ id }) => id !== here))?.[0];

/** What one person would have. */
export const useMergePreview = (one: string, other: string) =>
  useStewardQuery(previewMerge, { params: { id: one }, query: { with: other } });

/** Reads everything again that a merge changes. */
async function refreshMerges(client: QueryClient): Promise<void> {
  const paths = [listDuplicates.path, readMerges.path, previewMerge.path];
  await Promise.all([
    refreshContacts(client),
    ...paths.map((path) => client.invalidateQueries({ queryKey: [path] })),
  ]);
}

/** What a steward does about who is one person. */
type MergeAction =
  | {
      readonly does: 'merge';
      /** Made once for each thing a steward means to do, so that sending it again is harmless. */
      readonly actId: string;
      readonly id: string;
      readonly other: string;
      readonly seen?: string;
      /** Of both. */
      readonly names: readonly [string, string];
    }
  | { readonly does: 'tell-apart'; readonly actId: string; readonly id: string; readonly other: string }
  | { readonly does: 'split'; readonly id: string; readonly name: string }
  | { readonly does: 'take-merge-back' | 'take-apart-back'; readonly id: string; readonly actId: string };

function sendMergeAction(act: MergeAction): Promise<PersonMerges> {
  const params = { id: act.id };
  switch (act.does) {
    case 'merge': {
      const { actId: mergeId, other, seen } = act;
      return callApi(mergeContacts, {
        params,
        body: { mergeId, with: other, ...(seen && { seen }) },
      });
    }
    case 'tell-apart':
      return callApi(markAsDistinct, { params, body: { distinctId: act.actId, with: act.other } });
    case 'split':
      return callApi(splitContact, { params });
    case 'take-merge-back':
      return callApi(undoMerge, { params: { ...params, mergeId: act.actId } });
    case 'take-apart-back':
      return callApi(undoMarkAsDistinct, { params: { ...params, distinctId: act.actId } });
  }
}

/** The action that undoes another; null for those that undo. */
function toUndo(act: MergeAction): MergeAction | null {
  if (act.does === 'merge') return { does: 'take-merge-back', id: act.id, actId: act.actId };
  if (act.does === 'tell-apart') return { does: 'take-apart-back', id: act.id, actId: act.actId };
  return null;
}

function describeHistoryEntry(act: MergeAction): string {
  if (act.does === 'merge') return copy.merged(...act.names);
  if (act.does === 'tell-apart') return copy.apart;
  return act.does === 'split' ? copy.split(act.name) : copy.takenBack;
}

/** Merges, splits and marks as distinct, with a toast that offers to undo. */
export function useMergeActions() {
  const client = useQueryClient();
  const { toast } = useToast();
  const actions = useMutation({
    mutationFn: sendMergeAction,
    onSuccess: (_, act) => {
      const undo = toUndo(act);
      toast({
        title: describeHistoryEntry(act),
        variant: 'success',
        ...(undo && { action: { label: copy.undo, run: () => actions.mutate(undo) } }),
      });
    },
    onError: (error) => {
      // The comparison shows a conflict itself.
      if (readConflict(error)) return;
      const { title, description } = copy.refused;
      toast({ title, description: errorDetail(error, description), variant: 'destructive' });
    },
    onSettled: () => refreshMerges(client),
  });
  return actions;
}
