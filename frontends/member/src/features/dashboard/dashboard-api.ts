import {
  listNotifications,
  listMyQuestions,
  type Notification,
  markAllNotificationsRead,
  markNotificationRead,
} from '@aera/contracts';
import { callApi, useMember } from '@aera/frontend-kit';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { useToast } from '@aera/ui';
import { useMutation, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** The member's questions and notifications, newest first, kept live by the server. */
export function useDashboard() {
  useLiveUpdates();
  const { member } = useMember();
  const accountId = member?.id ?? null;
  return {
    questions: useApiQuery(listMyQuestions, { accountId }),
    notifications: useApiQuery(listNotifications, { accountId }),
  };
}

export type ListQuery<Item> = UseQueryResult<Item[]>;

type List = readonly Notification[] | undefined;

/** Marks one notification, or all, as read. Shown at once and reverted on failure. */
export function useMarkRead() {
  const client = useQueryClient();
  const { toast } = useToast();
  const filter = { queryKey: [listNotifications.path] };

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
