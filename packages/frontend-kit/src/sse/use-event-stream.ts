import { useEffect, useEffectEvent } from 'react';
import { type EventStreamOptions, openEventStream } from './event-stream.ts';

/** Listens while mounted and `enabled`; the listeners always see the latest render. The event names must not change. */
export function useEventStream(path: string, options: EventStreamOptions & { enabled?: boolean }): void {
  const { enabled = true } = options;
  const names = Object.keys(options.on).join(' ');
  const onEvent = useEffectEvent((name: string, data: unknown, id: string) => options.on[name]?.(data, id));
  const onOpen = useEffectEvent(() => options.onOpen?.());
  const onCut = useEffectEvent(() => options.onCut?.());

  useEffect(() => {
    if (!enabled) return undefined;
    const on = Object.fromEntries(
      names.split(' ').map((name) => [name, (data: unknown, id: string) => onEvent(name, data, id)]),
    );
    return openEventStream(path, { on, onOpen: () => onOpen(), onCut: () => onCut() });
  }, [path, enabled, names]);
}
