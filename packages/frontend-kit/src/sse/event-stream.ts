import { useEffect, useEffectEvent } from 'react';

export type EventStreamOptions = {
  /** By event name; the data is parsed JSON, to be checked by the caller, beside the id that the server gave the event. */
  on: Record<string, (data: unknown, id: string) => void>;
  /** Each time the stream is up: what was missed meanwhile can be read again. */
  onOpen?: () => void;
  /** Each time the stream is cut, or could not be opened: it comes back by itself, and what is shown may grow old meanwhile. */
  onDisconnect?: () => void;
  /** Id of the last event heard, for a server that resumes after it; null: from now on. */
  after?: () => string | null;
};

const initialRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/**
 * Listens to server-sent events at a path with cookies. The browser itself comes back after a cut; where it gives up (an HTTP
 * error, a deployment) the stream is opened again after one second, then twice that, at most thirty. The answer closes it.
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

/** Listens while mounted and `enabled`; the listeners always see the latest render. The event names must not change. */
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
