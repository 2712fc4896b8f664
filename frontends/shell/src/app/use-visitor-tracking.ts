import { brand } from '@aera/content';
import { type VisitorTracker, startVisitorTracker } from '@aera/frontend-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keys } from '../shared/storage-keys.ts';

/** Reports the current page to the visitor tracker. */
export function useVisitorTracking(): void {
  const { pathname } = useLocation();
  const tracker = useRef<VisitorTracker>(null);

  useEffect(() => {
    const started = startVisitorTracker({
      storageKey: keys.visitorSession,
      acknowledgedKey: keys.acknowledged,
      bookingUrl: brand.bookingUrl,
    });
    tracker.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => tracker.current?.visit(pathname), [pathname]);
}
