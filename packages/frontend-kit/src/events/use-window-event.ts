import { useEffect, useEffectEvent } from 'react';
import { type WindowEvents, onWindowEvent } from './window-events.ts';

/** Listens while the component is mounted; the listener always sees the latest render. */
export function useWindowEvent<N extends keyof WindowEvents>(
  name: N,
  listener: (detail: WindowEvents[N]) => void,
): void {
  const latest = useEffectEvent(listener);
  useEffect(() => onWindowEvent(name, (detail) => latest(detail)), [name]);
}
