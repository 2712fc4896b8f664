import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onWindowEvent } from '../events/window-events.ts';
import { memberKey, stewardKey } from './use-session.ts';

const sessionPaths: ReadonlySet<unknown> = new Set([...memberKey, ...stewardKey]);

/**
 * Announces sign-ins and sign-outs to the other tabs, which share the session cookie. A tab that shows another account discards its data
 * and reads the session again: its calls would be recorded under the new account.
 */
export function useSessionOfTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('session');
    const post: (accountId: string | null) => void = channel.postMessage.bind(channel);
    let current: string | null = null;
    const announce = (accountId: string | null) => {
      if (accountId === current) return;
      current = accountId;
      post(accountId);
    };
    const endReads = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!sessionPaths.has(event.query.queryKey[0])) return;
      const session: { user: { id: string } } | null = event.action.data;
      // Null is no sign-out: a steward is no member, and the other way round.
      if (session) announce(session.user.id);
    });
    const endSignOuts = onWindowEvent('signed-out', () => announce(null));
    channel.addEventListener('message', ({ data: accountId }: MessageEvent<string | null>) => {
      if (accountId === current) return;
      current = accountId;
      void client.resetQueries();
    });
    return () => {
      endReads();
      endSignOuts();
      channel.close();
    };
  }, [client]);
}
