import type { InboxRoutes, Notification } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { maxIds } from './use-inbox.ts';

/** Marks displayed notifications as seen. After a failure they are sent again with the next change of the list. */
export function useMarkSeen({ mark, counts }: InboxRoutes, items: readonly Notification[] | undefined): void {
  const client = useQueryClient();
  const reportedIds = useRef(new Set<string>());
  useEffect(() => {
    const fresh = (items ?? [])
      .filter(({ id, isSeen }) => !isSeen && !reportedIds.current.has(id))
      .slice(0, maxIds);
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    for (const id of ids) reportedIds.current.add(id);
    callApi(mark, { body: { mark: 'seen', ids } }).then(
      () => client.invalidateQueries({ queryKey: [counts.path] }),
      () => {
        for (const id of ids) reportedIds.current.delete(id);
      },
    );
  }, [items, mark, counts, client]);
}
