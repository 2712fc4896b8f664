import { useEffect } from 'react';

/**
 * Every new path starts at its top, by Back and Forward too: the browser would first jump to where the other page had been. A reload
 * is left to the browser, which brings the reader back to the same place.
 */
export function useOwnScrolling(): void {
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    if (document.readyState === 'complete') take();
    // After `load`, and when the page comes back from the browser's cache.
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
}
