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
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiPages, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { contactRoutes } from '../contacts-api.ts';
import { mergesCopy as copy } from './merges-copy.ts';

/** Reads likely duplicates page by page. */
export const useDuplicates = () => useApiPages(listDuplicates);

/** Reads the person of a contact and its likely duplicates. */
export const usePersonMerges = (id: string) => useApiQuery(readMerges, { params: { id } });

/** Returns the other contact of a pair of likely duplicates. */
export const findOther = (
  contactId: string,
  { one, other }: Pick<Duplicate, 'one' | 'other'>,
): MergeContact | undefined =>
  [one.contacts, other.contacts].find((contacts) => contacts.every(({ id }) => id !== contactId))?.[0];

type MergeAction =
  | {
      readonly type: 'merge';
      /** Idempotency key. */
      readonly actionId: string;
      readonly id: string;
      readonly other: string;
      readonly expectedVersion?: string;
      /** Names of both contacts. */
      readonly names: readonly [string, string];
    }
  | { readonly type: 'mark-distinct'; readonly actionId: string; readonly id: string; readonly other: string }
  | { readonly type: 'split'; readonly id: string; readonly name: string }
  | { readonly type: UndoType; readonly id: string; readonly actionId: string };

export type UndoType = 'undo-merge' | 'undo-mark-distinct';

function sendMergeAction(action: MergeAction): Promise<PersonMerges> {
  const params = { id: action.id };
  switch (action.type) {
    case 'merge': {
      const { actionId: mergeId, other, expectedVersion } = action;
      return callApi(mergeContacts, {
        params,
        body: { mergeId, with: other, ...(expectedVersion && { expectedVersion }) },
      });
    }
    case 'mark-distinct':
      return callApi(markAsDistinct, { params, body: { distinctId: action.actionId, with: action.other } });
    case 'split':
      return callApi(splitContact, { params });
    case 'undo-merge':
      return callApi(undoMerge, { params: { ...params, mergeId: action.actionId } });
    case 'undo-mark-distinct':
      return callApi(undoMarkAsDistinct, { params: { ...params, distinctId: action.actionId } });
  }
}

function describeAction(action: MergeAction): string {
  if (action.type === 'merge') return copy.merged(...action.names);
  if (action.type === 'mark-distinct') return copy.distinct;
  return action.type === 'split' ? copy.split(action.name) : copy.undone;
}

/** Merges, splits and marks as distinct, with undo. The comparison shows conflicts. */
export function useMergeActions() {
  const command = useCommand({
    send: sendMergeAction,
    refetch: [...contactRoutes, listDuplicates, readMerges, previewMerge],
    success: (_merges, action) => ({
      title: describeAction(action),
      ...((action.type === 'merge' || action.type === 'mark-distinct') && {
        action: {
          label: copy.undo,
          run: () =>
            command.mutate({ type: `undo-${action.type}`, id: action.id, actionId: action.actionId }),
        },
      }),
    }),
    failure: copy.failure,
  });
  return command;
}
