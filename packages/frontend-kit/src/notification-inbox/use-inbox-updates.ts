import type { InboxRoutes } from '@aera/contracts';
import { useSharedStream } from '@aera/frontend-kit/shared-stream';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApiQuery } from '../query/use-api-query.ts';

/** Reads the numbers of unread and unseen notifications. */
export const useInboxCounts = ({ counts }: InboxRoutes, accountId: string | null) =>
  useApiQuery(counts, { accountId });

/** Common prefix of the paths of an inbox, including the members' list without pages. */
const toPathPrefix = ({ page }: InboxRoutes): string => page.path.replace(/\/page$/, '');

const invalidatePaths = (client: QueryClient, prefixes: readonly string[]): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && prefixes.some((prefix) => path.startsWith(prefix)),
  });

/** Refetches all queries of an inbox. */
export const invalidateInbox = (client: QueryClient, routes: InboxRoutes): Promise<void> =>
  invalidatePaths(client, [toPathPrefix(routes)]);

/**
 * Refetches what the server reports as changed: all queries of the inbox and all whose path has one of the given prefixes. Does nothing
 * while `accountId` is null (not signed in).
 */
export function useInboxUpdates(
  routes: InboxRoutes,
  accountId: string | null,
  questionPathPrefixes: readonly string[] = [],
): void {
  const client = useQueryClient();
  const refetchInbox = () => void invalidateInbox(client, routes);
  const refetchQuestions = () => void invalidatePaths(client, questionPathPrefixes);
  useSharedStream(routes.stream.path, {
    accountId,
    on: {
      notifications: refetchInbox,
      questions: refetchQuestions,
      sync: () => {
        refetchInbox();
        refetchQuestions();
      },
    },
  });
}
