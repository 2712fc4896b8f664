import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onWindowEvent } from '../events/window-events.ts';
import { safeSessionStorage } from '../storage/safe-storage.ts';
import { questionDraft, storageKeys } from '../storage/storage-keys.ts';
import { memberKey, stewardKey } from './use-session.ts';

const sessionPaths: ReadonlySet<string> = new Set([...memberKey, ...stewardKey]);

/** The account that a tab has read as member or as steward. A browser may be signed in as both. */
interface ReadAccount {
  /** Path of the session route. */
  readonly path: string;
  /** Null after a sign-out. */
  readonly id: string | null;
}

/** A tab or remote of an older build names no account when it signs out: both kinds end. */
const toAccounts = (account: ReadAccount | null): readonly ReadAccount[] =>
  account ? [account] : [...sessionPaths].map((path) => ({ path, id: null }));

/**
 * Announces sign-ins and sign-outs to the other tabs, which share the session cookie. A tab that shows another account discards its data
 * and reads the session again: its calls would be recorded under the new account.
 */
export function useSessionOfTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('session');
    const post: (account: ReadAccount) => void = channel.postMessage.bind(channel);
    const current = new Map<string, string>();
    /** Returns false if the tab shows this account already. */
    const setCurrent = ({ path, id }: ReadAccount): boolean => {
      const isNew = (current.get(path) ?? null) !== id;
      if (id === null) current.delete(path);
      else current.set(path, id);
      return isNew;
    };
    const announce = (account: ReadAccount) => {
      if (setCurrent(account)) post(account);
    };
    const endReads = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const path = String(event.query.queryKey[0]);
      if (!sessionPaths.has(path)) return;
      const session: { user: { id: string } } | null = event.action.data;
      // Null is no sign-out: a steward is no member, and the other way round.
      if (session) announce({ path, id: session.user.id });
    });
    const discardDraft = () => safeSessionStorage.remove(storageKeys.drafts + questionDraft);
    const endSignOuts = onWindowEvent('signed-out', (signedOut) => {
      discardDraft();
      toAccounts(signedOut && { path: signedOut.path, id: null }).forEach(announce);
    });
    const receive = (account: ReadAccount) => {
      const { path, id } = account;
      if (id === null) {
        discardDraft();
        // The next person at this browser has to enter the PIN.
        safeSessionStorage.remove(storageKeys.pinAuthenticated);
      }
      const isSignIn = !current.has(path);
      if (!setCurrent(account)) return;
      // A tab without an account of this kind has nothing to discard. It only reads the session again, if it shows one.
      if (isSignIn) void client.invalidateQueries({ queryKey: [path] });
      else void client.resetQueries();
    };
    channel.addEventListener('message', ({ data }: MessageEvent<ReadAccount | null>) =>
      toAccounts(data).forEach(receive),
    );
    return () => {
      endReads();
      endSignOuts();
      channel.close();
    };
  }, [client]);
}
