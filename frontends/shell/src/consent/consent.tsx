import { useWindowEvent } from '@aera/web-kit';
import { Suspense, lazy, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FloatingNotice } from './floating-notice.tsx';
import { useAcknowledged } from './use-acknowledged.ts';

const ConsentModal = lazy(() =>
  import('./consent-modal.tsx').then((module) => ({ default: module.ConsentModal })),
);

const noticesPath = '/full-notices';

/**
 * The jurisdiction notice: open until it is acknowledged, on every page but the full notices, where a floating icon opens it; the
 * window event opens it anywhere, at any time.
 */
export function Consent() {
  const { pathname } = useLocation();
  const acknowledged = useAcknowledged();
  const [asked, setAsked] = useState(false);
  useWindowEvent('open-jurisdiction-modal', () => setAsked(true));
  useWindowEvent('jurisdiction-consent-complete', () => setAsked(false));

  const onNotices = pathname === noticesPath;
  const open = asked || (!acknowledged && !onNotices);
  return (
    <>
      {onNotices && <FloatingNotice />}
      {open && (
        <Suspense>
          <ConsentModal onReadNotices={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
