import {
  listNotifications,
  listMyQuestions,
  type Notification,
  type Question,
  type Route,
  markAllNotificationsRead,
  markNotificationRead,
} from '@aera/contracts';
import { callApi, memberKey, useEndedSession, useMember } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveUpdates } from '../../shared/use-live-updates.ts';
import { dashboardCopy } from './dashboard-copy.ts';

/** The member's questions and notifications, kept live by the server. */
export function useDashboard() {
  useLiveUpdates();
  return {
    questions: useListQuery<Question>(listMyQuestions),
    notifications: useListQuery<Notification>(listNotifications),
  };
}

/** Reads a list, newest first. The cache key has the member's id, so that the next member of this browser never sees it. */
function useListQuery<Item>(route: typeof listMyQuestions | typeof listNotifications) {
  const { member } = useMember();
  const query = useQuery({
    queryKey: [route.path, member?.id],
    queryFn: ({ signal }) => callApi<Route>(route, { signal }) as Promise<Item[]>,
    enabled: member !== null,
    staleTime: 0,
  });
  useEndedSession(memberKey, [query.error]);
  return query;
}

export type ListQuery<Item> = ReturnType<typeof useListQuery<Item>>;

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
