import type { InboxRoutes, UnreadCounts } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useSharedStream } from '@aera/frontend-kit/shared-stream';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** How many notifications are unread and unseen, as the server counts them. */
export const useUnreadCounts = ({ unread }: InboxRoutes, scope: string | null) =>
  useQuery<UnreadCounts>({
    queryKey: [unread.path, scope],
    queryFn: ({ signal }) => callApi(unread, { signal }),
    enabled: scope !== null,
    staleTime: 0,
  });

/** What the paths of an inbox, the short list of members included, begin with. */
const toRootPath = ({ page }: InboxRoutes): string => page.path.replace(/\/page$/, '');

/**
 * Refetches what the server reports as changed: all queries under the inbox path and under the given question paths. Does nothing while
 * `scope` is null (not signed in).
 */
export function useInboxUpdates(
  routes: InboxRoutes,
  scope: string | null,
  questionPaths: readonly string[] = [],
): void {
  const client = useQueryClient();
  const inboxPaths = [toRootPath(routes)];
  const readAgain = (paths: readonly string[]) =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && paths.some((beginning) => path.startsWith(beginning)),
    });
  const everything = () => readAgain([...inboxPaths, ...questionPaths]);
  useSharedStream(routes.stream.path, {
    scope,
    on: {
      notifications: () => readAgain(inboxPaths),
      questions: () => readAgain(questionPaths),
      sync: everything,
      reset: everything,
    },
  });
}
