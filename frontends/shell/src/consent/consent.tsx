import { lazyPage, openJurisdictionModal, useWindowEvent } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { LatePart } from '../layout/late-part.tsx';
import { takeReminder } from './ask-again.ts';
import { FloatingNotice } from './floating-notice.tsx';
import { forgetErased } from './forget-erased.ts';
import { useAcknowledged } from './use-acknowledged.ts';

const ConsentModal = lazyPage(() => import('./consent-modal.tsx'), 'ConsentModal');

const noticesPath = '/full-notices';
/** Nobody has to acknowledge a notice to read it, or to see and take back what they acknowledged before. */
const openPaths = [noticesPath, '/your-data'];

/** Milliseconds from the page being there to asking whether its browser was erased: the page comes first. */
const untilAsked = 3000;

/**
 * The jurisdiction notice: open until it is acknowledged, on every page but the full notices, where a floating icon opens it, and the
 * visitor's own data; once a visit for those who have to be asked again. The window event opens it anywhere, at any time.
 */
export function Consent() {
  const { pathname } = useLocation();
  const acknowledged = useAcknowledged();
  const [asked, setAsked] = useState(false);
  useWindowEvent('open-jurisdiction-modal', () => setAsked(true));
  useWindowEvent('jurisdiction-consent-complete', () => setAsked(false));

  const onNotices = matchPath(noticesPath, pathname) !== null;
  const free = openPaths.some((path) => matchPath(path, pathname));
  useEffect(() => {
    if (!free && takeReminder()) openJurisdictionModal();
  }, [free]);
  useEffect(() => {
    const soon = setTimeout(() => void forgetErased(), untilAsked);
    return () => clearTimeout(soon);
  }, []);
  const open = asked || (!acknowledged && !free);

  return (
    <>
      {onNotices && <FloatingNotice />}
      {open && (
        <LatePart>
          <ConsentModal onReadNotices={() => setAsked(false)} />
        </LatePart>
      )}
    </>
  );
}
