import { useRef } from 'react';

/**
 * Brings the focus back to where it was when the dialog opened. Radix returns it to a trigger of its own only, and our dialogs
 * are opened by state. Where what opened it went with it, the focus goes to the page instead of nowhere. Where the answer to the
 * dialog has put it somewhere already, it stays there.
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      const back = opener.current?.isConnected ? opener.current : document.querySelector('main');
      back?.focus({ preventScroll: true });
    },
  };
}
