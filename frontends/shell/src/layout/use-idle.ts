import { useEffect, useState } from 'react';

/** Turns true once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const settle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);

  return idle;
}
