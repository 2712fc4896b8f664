import type { InboxCounts, InboxRoutes } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useSharedStream } from '@aera/frontend-kit/shared-stream';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Reads the numbers of unread and unseen notifications. */
export const useInboxCounts = ({ counts }: InboxRoutes, accountId: string | null) =>
  useQuery<InboxCounts>({
    queryKey: [counts.path, accountId],
    queryFn: ({ signal }) => callApi(counts, { signal }),
    enabled: accountId !== null,
    staleTime: 0,
  });

/** Common prefix of the paths of an inbox, including the members' list without pages. */
const toRootPath = ({ page }: InboxRoutes): string => page.path.replace(/\/page$/, '');

/**
 * Refetches what the server reports as changed: all queries under the inbox path and under the given question paths. Does nothing while
 * `accountId` is null (not signed in).
 */
export function useInboxUpdates(
  routes: InboxRoutes,
  accountId: string | null,
  questionPathPrefixes: readonly string[] = [],
): void {
  const client = useQueryClient();
  const inboxPaths = [toRootPath(routes)];
  const readAgain = (paths: readonly string[]) =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && paths.some((beginning) => path.startsWith(beginning)),
    });
  useSharedStream(routes.stream.path, {
    accountId,
    on: {
      notifications: () => readAgain(inboxPaths),
      questions: () => readAgain(questionPathPrefixes),
      sync: () => readAgain([...inboxPaths, ...questionPathPrefixes]),
    },
  });
}
