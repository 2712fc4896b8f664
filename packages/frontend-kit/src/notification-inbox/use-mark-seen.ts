import type { InboxRoutes, Notification } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** The most that one call takes. */
const most = 200;

/** Whatever is shown is seen: a bell stops pointing at it. That it fails matters to nobody; it is said again next time. */
export function useSeen({ mark, unread }: InboxRoutes, items: readonly Notification[] | undefined): void {
  const client = useQueryClient();
  const said = useRef(new Set<string>());
  useEffect(() => {
    const fresh = (items ?? []).filter(({ id, isSeen }) => !isSeen && !said.current.has(id)).slice(0, most);
    if (fresh.length === 0) return;
    const ids = fresh.map(({ id }) => id);
    for (const id of ids) said.current.add(id);
    callApi(mark, { body: { mark: 'seen', ids } }).then(
      () => client.invalidateQueries({ queryKey: [unread.path] }),
      () => {
        for (const id of ids) said.current.delete(id);
      },
    );
  }, [items, mark, unread, client]);
}
