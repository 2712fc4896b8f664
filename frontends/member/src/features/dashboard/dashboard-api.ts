import {
  listNotifications,
  listMyQuestions,
  type Notification,
  type Question,
  markAllNotificationsRead,
  markNotificationRead,
} from '@aera/contracts';
import { callApi, memberKey, useMember } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { dashboardCopy } from './dashboard-copy.ts';

const questionsKey = [listMyQuestions.path] as const;
const notificationsKey = [listNotifications.path] as const;

/** The member's questions and notifications, kept live by the server. */
export function useDashboard() {
  useLiveUpdates();
  return {
    questions: useListQuery<Question>(questionsKey),
    notifications: useListQuery<Notification>(notificationsKey),
  };
}

/** Reads a list, newest first. The cache key has the member's id, so that the next member of this browser never sees it. */
function useListQuery<Item>(key: readonly [string]) {
  const client = useQueryClient();
  const { member } = useMember();
  const query = useQuery<Item[] | null, Error, Item[] | undefined>({
    queryKey: [...key, member?.id],
    enabled: member !== null,
    staleTime: 0,
    select: (items) => items ?? undefined,
  });
  const signedOut = query.isSuccess && query.data === undefined;

  useEffect(() => {
    if (signedOut) void client.invalidateQueries({ queryKey: memberKey });
  }, [signedOut, client]);

  return query;
}

export type ListQuery<Item> = ReturnType<typeof useListQuery<Item>>;

type List = readonly Notification[] | null | undefined;

/** Marks one notification, or all, as read. Shown at once and reverted on failure. */
export function useMarkRead() {
  const client = useQueryClient();
  const { toast } = useToast();
  const filter = { queryKey: notificationsKey };

  return useMutation({
    mutationFn: async (id: string | 'all'): Promise<void> => {
      if (id === 'all') await callApi(markAllNotificationsRead);
      else await callApi(markNotificationRead, { params: { id } });
    },
    onMutate: async (id) => {
      await client.cancelQueries(filter);
      const before = client.getQueriesData<List>(filter);
      client.setQueriesData<List>(filter, (list) =>
        list?.map((item) => (id === 'all' || item.id === id ? { ...item, isRead: true } : item)),
      );
      return before;
    },
    onError: (_error, _id, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
      toast({ ...dashboardCopy.notifications.markFailed, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries(filter),
  });
}
