import { useEffect, useEffectEvent } from 'react';

export type EventStreamOptions = {
  /** Handlers by event name. `data` is parsed JSON and, like a response of `callApi`, not validated. */
  on: Record<string, (data: unknown) => void>;
  /**
   * Called each time the stream disconnects or cannot be opened. It reconnects automatically; displayed data may become outdated meanwhile.
   */
  onDisconnect?: () => void;
};

const initialRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/**
 * Subscribes to server-sent events of a path with cookies. The browser reconnects after a lost connection; where it does not (an HTTP
 * error, a deployment), the stream is reopened after one second, doubling up to thirty. Returns a function that closes it.
 */
export function openEventStream(path: string, { on, onDisconnect }: EventStreamOptions): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = initialRetryDelayMs;

  const open = () => {
    source = new EventSource(path, { withCredentials: true });
    source.addEventListener('open', () => {
      retryDelayMs = initialRetryDelayMs;
    });
    source.addEventListener('error', () => {
      onDisconnect?.();
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, retryDelayMs);
      retryDelayMs = Math.min(retryDelayMs * 2, maxRetryDelayMs);
    });
    for (const [name, listener] of Object.entries(on)) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => listener(JSON.parse(data)));
    }
  };
  open();

  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Subscribes while mounted and `enabled`; the handlers always see the latest render. Subscribes again if the event names change. */
export function useEventStream(path: string, options: EventStreamOptions & { enabled?: boolean }): void {
  const { enabled = true } = options;
  const names = Object.keys(options.on).join(' ');
  const onEvent = useEffectEvent((name: string, data: unknown) => options.on[name]?.(data));
  const onDisconnect = useEffectEvent(() => options.onDisconnect?.());

  useEffect(() => {
    if (!enabled) return undefined;
    const on = Object.fromEntries(
      names.split(' ').map((name) => [name, (data: unknown) => onEvent(name, data)]),
    );
    return openEventStream(path, { on, onDisconnect: () => onDisconnect() });
  }, [path, enabled, names]);
}
