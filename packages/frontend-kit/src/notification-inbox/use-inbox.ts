import type { InboxRoutes, NotificationMark } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiPages } from '../query/use-api-query.ts';
import { invalidateInbox } from './use-inbox-updates.ts';

/** Maximum number of ids per call that marks notifications. */
export const maxIds = 200;

/** Reads notifications by page with a filter, cached per account. */
export function useNotifications({ page }: InboxRoutes, accountId: string, { show, type }: InboxFilter) {
  const { data, last, ...reading } = useApiPages(page, {
    accountId,
    query: { state: show, ...(type && { type }) },
    intervalMs: false,
  });
  return { reading, items: data, unread: last?.unread ?? null };
}

/** The last action. With `changeId`, it can be undone; after a failed undo, tried again. */
export type Outcome =
  | {
      readonly kind: 'marked';
      readonly mark: UserMark;
      readonly count: number;
      readonly changeId: string | null;
    }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly changeId: string | null };

/** Marks set by the user; seen marks are set automatically. */
export type UserMark = Exclude<NotificationMark, 'seen'>;

export function useMarks(routes: InboxRoutes) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const invalidate = () => invalidateInbox(client, routes);

  const marking = useMutation({
    mutationFn: ({
      mark,
      ids,
      filter,
    }: {
      mark: UserMark;
      ids: readonly string[] | null;
      filter: InboxFilter | null;
    }) =>
      callApi(routes.mark, {
        body: {
          mark,
          ...(ids && { ids: [...ids] }),
          ...(filter?.type && { type: filter.type }),
          ...(filter?.show === 'unread' && { state: 'unread' }),
        },
      }),
    onSuccess: ({ changed, changeId }, { mark }) => {
      setOutcome({ kind: 'marked', mark, count: changed, changeId });
      // Not awaited: the change can be undone while the lists are read again.
      void invalidate();
    },
    onError: () => setOutcome({ kind: 'failed', changeId: null }),
  });
  const undoing = useMutation({
    mutationFn: (changeId: string) => callApi(routes.undo, { body: { changeId } }),
    onSuccess: () => {
      setOutcome({ kind: 'undone' });
      return invalidate();
    },
    onError: (_error, changeId) => setOutcome({ kind: 'failed', changeId }),
  });
  const undoable = outcome && outcome.kind !== 'undone' ? outcome.changeId : null;

  return {
    outcome,
    canUndo: undoable !== null,
    pending: marking.isPending || undoing.isPending,
    /** `ids` null means all that the mark applies to and that match `filter`, if it is given. */
    mark: (
      mark: UserMark,
      ids: readonly string[] | null,
      {
        filter = null,
        onMarked,
      }: { readonly filter?: InboxFilter | null; readonly onMarked?: () => void } = {},
    ) => marking.mutate({ mark, ids, filter }, onMarked && { onSuccess: onMarked }),
    undo: () => {
      if (undoable && !marking.isPending && !undoing.isPending) undoing.mutate(undoable);
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

export const inboxTabs = ['inbox', 'unread', 'archived'] as const;

export interface InboxFilter {
  readonly show: (typeof inboxTabs)[number];
  /** Null: all types. */
  readonly type: string | null;
}

/** Parses the filter from the URL; invalid values are ignored. */
export const parseInboxFilter = (params: URLSearchParams, types: readonly string[]): InboxFilter => {
  const [show, type] = [params.get('show'), params.get('type')];
  return {
    show: inboxTabs.find((tab) => tab === show) ?? 'inbox',
    type: type !== null && types.includes(type) ? type : null,
  };
};

export const formatInboxFilter = ({ show, type }: InboxFilter): Record<string, string> => ({
  ...(show !== 'inbox' && { show }),
  ...(type && { type }),
});
