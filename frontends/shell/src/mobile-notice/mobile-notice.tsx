import { local, session, useHydrated, useWindowEvent } from '@aera/web-kit';
import { Suspense, lazy, useEffect, useState } from 'react';
import { keys } from '../keys.ts';

const MobileNoticeModal = lazy(() =>
  import('./mobile-notice-modal.tsx').then((module) => ({ default: module.MobileNoticeModal })),
);

const mobileBelow = 1280;
const recheckAfter = 500;

/** Below 1280 px, once the jurisdiction notice is acknowledged, once a session; looks again half a second after consent. */
export function MobileNotice() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState<boolean | null>(null);
  const [consented, setConsented] = useState(0);
  useWindowEvent('jurisdiction-consent-complete', () => setConsented((times) => times + 1));

  if (hydrated && open === null) setOpen(local.isSet(keys.acknowledged) && isDue());

  useEffect(() => {
    if (consented === 0) return undefined;
    const timer = setTimeout(() => setOpen(isDue()), recheckAfter);
    return () => clearTimeout(timer);
  }, [consented]);

  const dismiss = () => {
    session.setFlag(keys.mobileNoticeDismissed);
    setOpen(false);
  };
  return (
    open && (
      <Suspense>
        <MobileNoticeModal onDismiss={dismiss} />
      </Suspense>
    )
  );
}

const isDue = () => window.innerWidth < mobileBelow && !session.isSet(keys.mobileNoticeDismissed);
