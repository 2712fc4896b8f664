import { lazyPage } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../shared/lazy-part.tsx';

const Toaster = lazyPage(() => import('@aera/ui/toaster'), 'Toaster');

/** Toasts come after the first view; one that is shown before waits in its store. */
export function LazyToaster() {
  return (
    useIdle() && (
      <LazyPart>
        <Toaster />
      </LazyPart>
    )
  );
}

/** Turns true once the browser has nothing more urgent to do. */
function useIdle(): boolean {
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
