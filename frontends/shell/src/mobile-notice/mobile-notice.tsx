import { lazyPage, local, session, useHydrated, useStoredFlag, useWindowEvent } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { keys } from '../keys.ts';
import { LatePart } from '../layout/late-part.tsx';
import { useNarrow } from './use-narrow.ts';

const MobileNoticeModal = lazyPage(() => import('./mobile-notice-modal.tsx'), 'MobileNoticeModal');

const recheckAfter = 500;

/** Below 1280 px, once the jurisdiction notice is acknowledged, once a session; looks again half a second after consent. */
export function MobileNotice() {
  const narrow = useNarrow();
  const dismissed = useStoredFlag(session, keys.mobileNoticeDismissed, true);
  const entered = useEntered();
  if (!entered || !narrow || dismissed) return null;
  return (
    <LatePart>
      <MobileNoticeModal onDismiss={() => session.setFlag(keys.mobileNoticeDismissed)} />
    </LatePart>
  );
}

/** Whether the jurisdiction notice was acknowledged when it was last looked at: on arrival, and half a second after consent. */
function useEntered(): boolean {
  const hydrated = useHydrated();
  const [entered, setEntered] = useState<boolean | null>(null);
  const [consents, setConsents] = useState(0);
  useWindowEvent('jurisdiction-consent-complete', () => setConsents((times) => times + 1));

  if (hydrated && entered === null) setEntered(isAcknowledged());

  useEffect(() => {
    if (consents === 0) return undefined;
    const timer = setTimeout(() => setEntered(isAcknowledged()), recheckAfter);
    return () => clearTimeout(timer);
  }, [consents]);

  return entered === true;
}

const isAcknowledged = () => local.isSet(keys.acknowledged);
