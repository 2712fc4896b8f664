import { type Notification, readAllNotifications, readNotification } from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsKey } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';

type List = readonly Notification[] | null | undefined;

/** Marks one notification, or all, as read: shown at once, taken back when the server says no. */
export function useMarkRead() {
  const client = useQueryClient();
  const { toast } = useToast();
  const filter = { queryKey: notificationsKey };

  return useMutation({
    mutationFn: async (id: string | 'all'): Promise<void> => {
      if (id === 'all') await callApi(readAllNotifications);
      else await callApi(readNotification, { params: { id } });
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
      toast({ ...dashboardWords.notifications.notMarked, variant: 'destructive' });
    },
    onSettled: () => client.invalidateQueries(filter),
  });
}
