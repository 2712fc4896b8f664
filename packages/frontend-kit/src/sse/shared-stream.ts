import { useEffect, useEffectEvent } from 'react';
import { openEventStream } from './event-stream.ts';

/** Events that set a new position; any other event is the next after the last one. */
const resetEventNames = new Set(['sync', 'reset']);

export type SharedStreamOptions = {
  /** Account of the stream: tabs only share it within the same account. */
  scope: string;
  /** Handlers by event name; after `sync` and `reset` all displayed data must be read again. */
  on: Record<string, (data: unknown) => void>;
};

type ChannelMessage =
  | { readonly name: string; readonly data: unknown; readonly id: string }
  | { readonly ask: true }
  | { readonly last: string | null };

/**
 * Subscribes to a numbered event stream over one connection for all tabs of the browser. The tab that holds the lock owns the connection
 * and broadcasts events. When it closes, freezes or crashes, the browser passes the lock to another tab, which resumes after the last event
 * it received. Tabs ignore events that they have already received. Without Web Locks or BroadcastChannel each tab has its own connection;
 * without EventSource nothing is received. Returns the unsubscribe function.
 */
export function openSharedStream(path: string, { scope, on }: SharedStreamOptions): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let last: string | null = null;
  const handleEvent = (name: string, data: unknown, id: string): boolean => {
    if (!resetEventNames.has(name) && last !== null && Number(id) <= Number(last)) return false;
    last = id;
    on[name]?.(data);
    return true;
  };
  const connect = (onHeard: (event: ChannelMessage) => void): (() => void) =>
    openEventStream(path, {
      after: () => last,
      on: Object.fromEntries(
        Object.keys(on).map((name) => [
          name,
          (data: unknown, id: string) => {
            if (handleEvent(name, data, id)) onHeard({ name, data, id });
          },
        ]),
      ),
    });

  // Both are missing on insecure origins and in old browsers.
  if (typeof BroadcastChannel === 'undefined' || !navigator.locks) return connect(() => undefined);

  const name = `live ${path} ${scope}`;
  const channel = new BroadcastChannel(name);
  const broadcast: (received: ChannelMessage) => void = channel.postMessage.bind(channel);
  const ended = new AbortController();
  let disconnect: (() => void) | undefined;

  channel.addEventListener('message', ({ data: received }: MessageEvent<ChannelMessage>) => {
    if ('name' in received) handleEvent(received.name, received.data, received.id);
    else if ('last' in received) last ??= received.last;
    else if (disconnect) broadcast({ last });
  });
  broadcast({ ask: true });

  const lead = () =>
    new Promise<void>((resolve) => {
      if (ended.signal.aborted) return resolve();
      disconnect = connect(broadcast);
      ended.signal.addEventListener('abort', () => resolve());
    });
  // Rejects only if it is aborted while waiting.
  navigator.locks.request(name, { signal: ended.signal }, lead).catch(() => undefined);

  return () => {
    disconnect?.();
    ended.abort();
    channel.close();
  };
}

/** Subscribes while mounted, over one connection for all tabs; not while `scope` is null. The event names must not change. */
export function useSharedStream(
  path: string,
  { scope, on }: Pick<SharedStreamOptions, 'on'> & { scope: string | null },
): void {
  const names = Object.keys(on).join(' ');
  const onEvent = useEffectEvent((name: string, data: unknown) => on[name]?.(data));

  useEffect(() => {
    if (scope === null) return undefined;
    const listeners = Object.fromEntries(
      names.split(' ').map((name) => [name, (data: unknown) => onEvent(name, data)]),
    );
    return openSharedStream(path, { scope, on: listeners });
  }, [path, scope, names]);
}
