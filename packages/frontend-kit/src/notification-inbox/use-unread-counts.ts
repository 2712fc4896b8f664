import type { InboxRoutes, UnreadCounts } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';

/** How many notifications are unread and unseen, as the server counts them. */
export const useUnread = ({ unread }: InboxRoutes, scope: string | null) =>
  useQuery<UnreadCounts>({
    queryKey: [unread.path, scope],
    queryFn: ({ signal }) => callApi(unread, { signal }),
    enabled: scope !== null,
    staleTime: 0,
  });
