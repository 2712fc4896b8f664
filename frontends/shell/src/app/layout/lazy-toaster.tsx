import { lazyPage } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { LazyPart } from '../../shared/lazy-part.tsx';

const Toaster = lazyPage(() => import('@aera/ui/toaster'), 'Toaster');

/** Loads the toaster after the first view; earlier toasts wait in the store. */
export function LazyToaster() {
  return (
    useIdle() && (
      <LazyPart>
        <Toaster />
      </LazyPart>
    )
  );
}

/** Returns true once the browser is idle. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const markIdle = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(markIdle, 500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(markIdle, { timeout: 3000 });
    return () => cancelIdleCallback(handle);
  }, []);

  return idle;
}
