import { useEffect, useEffectEvent } from 'react';
import { openSharedStream, type SharedStreamOptions } from './shared-stream.ts';

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
