import { useEffect, useEffectEvent } from 'react';
import { openEventStream } from './event-stream.ts';

export type SharedStreamOptions = {
  /** Tabs share the connection within one account only. */
  accountId: string;
  /** Handlers by event name. Each connection starts with `sync`, after which all displayed data must be read again. */
  on: Record<string, () => void>;
};

/**
 * Subscribes to an event stream over one connection for all tabs of the browser. The tab that holds the lock owns the connection and
 * broadcasts the names of events. When it closes, freezes or crashes, the browser passes the lock to another tab, which connects. Without
 * Web Locks or BroadcastChannel each tab has its own connection; without EventSource nothing is received. Returns the unsubscribe function.
 */
export function openSharedStream(path: string, { accountId, on }: SharedStreamOptions): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const connect = (onEvent: (name: string) => void): (() => void) =>
    openEventStream(path, {
      on: Object.fromEntries(Object.keys(on).map((name) => [name, () => onEvent(name)])),
    });

  // Web Locks is missing on insecure origins, and both in old browsers.
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) return connect((name) => on[name]?.());

  // The prefix keeps this apart from tabs with a build from before ADR 63, whose messages have another form.
  const lock = `lists ${path} ${accountId}`;
  const channel = new BroadcastChannel(lock);
  const broadcast: (name: string) => void = channel.postMessage.bind(channel);
  const ended = new AbortController();
  let disconnect: (() => void) | undefined;
  channel.addEventListener('message', ({ data: name }: MessageEvent<string>) => on[name]?.());

  const lead = () =>
    new Promise<void>((resolve) => {
      if (ended.signal.aborted) return resolve();
      disconnect = connect((name) => {
        on[name]?.();
        broadcast(name);
      });
      ended.signal.addEventListener('abort', () => resolve());
    });
  // Rejects only if it is aborted while waiting.
  navigator.locks.request(lock, { signal: ended.signal }, lead).catch(() => undefined);

  return () => {
    disconnect?.();
    ended.abort();
    channel.close();
  };
}

/** Subscribes while mounted, over one connection for all tabs; not while `accountId` is null. Subscribes again if the event names change. */
export function useSharedStream(
  path: string,
  { accountId, on }: Pick<SharedStreamOptions, 'on'> & { accountId: string | null },
): void {
  const names = Object.keys(on).join(' ');
  const onEvent = useEffectEvent((name: string) => on[name]?.());

  useEffect(() => {
    if (accountId === null) return undefined;
    const listeners = Object.fromEntries(names.split(' ').map((name) => [name, () => onEvent(name)]));
    return openSharedStream(path, { accountId, on: listeners });
  }, [path, accountId, names]);
}
