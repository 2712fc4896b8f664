import { useEffect, useEffectEvent } from 'react';

export type EventStreamOptions = {
  /** Handlers by event name. `data` is parsed JSON, to be validated by the caller; `id` is the id of the event. */
  on: Record<string, (data: unknown, id: string) => void>;
  /** Called each time the stream connects, so that missed data can be read. */
  onOpen?: () => void;
  /**
   * Called each time the stream disconnects or cannot be opened. It reconnects automatically; displayed data may become outdated meanwhile.
   */
  onDisconnect?: () => void;
  /** Id of the last received event, for a server that resumes after it; null: from now on. */
  after?: () => string | null;
};

const initialRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/**
 * Subscribes to server-sent events of a path with cookies. The browser reconnects after a lost connection; where it does not (an HTTP
 * error, a deployment), the stream is reopened after one second, doubling up to thirty. Returns a function that closes it.
 */
export function openEventStream(
  path: string,
  { on, onOpen, onDisconnect, after = () => null }: EventStreamOptions,
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = initialRetryDelayMs;

  const open = () => {
    const last = after();
    source = new EventSource(last === null ? path : `${path}?after=${encodeURIComponent(last)}`, {
      withCredentials: true,
    });
    source.addEventListener('open', () => {
      wait = initialRetryDelayMs;
      onOpen?.();
    });
    source.addEventListener('error', () => {
      onDisconnect?.();
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, maxRetryDelayMs);
    });
    for (const [name, listener] of Object.entries(on)) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
        listener(JSON.parse(data), lastEventId),
      );
    }
  };
  open();

  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** Subscribes while mounted and `enabled`; the handlers always see the latest render. The event names must not change. */
export function useEventStream(path: string, options: EventStreamOptions & { enabled?: boolean }): void {
  const { enabled = true } = options;
  const names = Object.keys(options.on).join(' ');
  const onEvent = useEffectEvent((name: string, data: unknown, id: string) => options.on[name]?.(data, id));
  const onOpen = useEffectEvent(() => options.onOpen?.());
  const onCut = useEffectEvent(() => options.onDisconnect?.());

  useEffect(() => {
    if (!enabled) return undefined;
    const on = Object.fromEntries(
      names.split(' ').map((name) => [name, (data: unknown, id: string) => onEvent(name, data, id)]),
    );
    return openEventStream(path, { on, onOpen: () => onOpen(), onDisconnect: () => onCut() });
  }, [path, enabled, names]);
}
