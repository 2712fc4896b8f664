import { useEffect, useEffectEvent } from 'react';

/** Whether Cmd is the key for commands. There, Ctrl and K cut a line, which stays what it is. */
export const onApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Ctrl and K, or Cmd and K, wherever the focus is. */
export function usePaletteKey(onPress: () => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const command = onApple() ? event.metaKey : event.ctrlKey;
    if (!command || event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    // What nobody takes belongs to the browser.
    if (!event.defaultPrevented && !event.repeat && onPress()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
