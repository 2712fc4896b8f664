import {
  lazyPage,
  safeLocalStorage,
  safeSessionStorage,
  useHydrated,
  useStoredFlag,
  useWindowEvent,
  storageKeys,
} from '@aera/frontend-kit';
import { breakpoint } from '@aera/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { LazyPart } from '../../shared/lazy-part.tsx';

const MobileNoticeModal = lazyPage(() => import('./mobile-notice-modal.tsx'), 'MobileNoticeModal');

const recheckDelayMs = 500;

/** Notice below 1280 px, once per session, after the jurisdiction notice is acknowledged. Checks again half a second after the consent. */
export function MobileNotice() {
  const narrow = useIsNarrow();
  const dismissed = useStoredFlag(safeSessionStorage, storageKeys.mobileNoticeDismissed, true);
  const hasConsent = useHasConsent();
  if (!hasConsent || !narrow || dismissed) return null;
  return (
    <LazyPart>
      <MobileNoticeModal onDismiss={() => safeSessionStorage.setFlag(storageKeys.mobileNoticeDismissed)} />
    </LazyPart>
  );
}

/** Returns whether the jurisdiction notice was acknowledged at the last check: on load, and half a second after the consent. */
function useHasConsent(): boolean {
  const hydrated = useHydrated();
  const [hasConsent, setConsent] = useState<boolean | null>(null);
  const [consents, setConsents] = useState(0);
  useWindowEvent('jurisdiction-consent-complete', () => setConsents((times) => times + 1));

  if (hydrated && hasConsent === null) setConsent(isAcknowledged());

  useEffect(() => {
    if (consents === 0) return undefined;
    const timer = setTimeout(() => setConsent(isAcknowledged()), recheckDelayMs);
    return () => clearTimeout(timer);
  }, [consents]);

  return hasConsent === true;
}

const isAcknowledged = () => safeLocalStorage.isSet(storageKeys.acknowledged);

/** A media query, because reading the window width would force a layout during hydration. */
const query = `(width < ${breakpoint.desktop}px)`;

/** Returns whether the window is narrower than the design; false in a page rendered at build. */
const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
