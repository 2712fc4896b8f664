import { brand } from '@aera/content';
import { type VisitorTracker, startVisitorTracker, storageKeys } from '@aera/frontend-kit';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasRecordedConsent } from '../features/consent/consent-status.ts';

/** Reports the current page to the visitor tracker. */
export function useVisitorTracking(): void {
  const { pathname } = useLocation();
  const tracker = useRef<VisitorTracker>(null);

  useEffect(() => {
    const started = startVisitorTracker({
      storageKey: storageKeys.visitorSession,
      hasConsent: hasRecordedConsent,
      bookingUrl: brand.bookingUrl,
    });
    tracker.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => tracker.current?.visit(pathname), [pathname]);
}
