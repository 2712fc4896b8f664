import { shellCopy } from '@aera/content/shell';
import { lazyPage, openJurisdictionModal, useWindowEvent } from '@aera/frontend-kit';
import { elevation, focusRing, hideInPrint, ShieldIcon, theme } from '@aera/ui';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { LazyPart } from '../../shared/lazy-part.tsx';
import { clearErasedVisitor, takeReminder, useIsAcknowledged } from './consent-status.ts';

const ConsentModal = lazyPage(() => import('./consent-modal.tsx'), 'ConsentModal');

const noticesPath = '/full-notices';
/** Paths that require no acknowledgement: the notices, and the visitor's own data. */
const openPaths = [noticesPath, '/your-data'];

/** Milliseconds between page load and the request about an erasure, which is not urgent. */
const erasureCheckDelayMs = 3000;

/**
 * The jurisdiction notice. It is open on every page until it is acknowledged, except on the full notices, where an icon opens it, and on
 * the visitor's own data. It opens once per visit for a repeated consent, and at any time by the window event.
 */
export function Consent() {
  const { pathname } = useLocation();
  const acknowledged = useIsAcknowledged();
  const [isRequested, setRequested] = useState(false);
  useWindowEvent('open-jurisdiction-modal', () => setRequested(true));

  const onNotices = matchPath(noticesPath, pathname) !== null;
  const isOpenPath = openPaths.some((path) => matchPath(path, pathname));
  useEffect(() => {
    if (!isOpenPath && takeReminder()) openJurisdictionModal();
  }, [isOpenPath]);
  useEffect(() => {
    const timer = setTimeout(() => void clearErasedVisitor(), erasureCheckDelayMs);
    return () => clearTimeout(timer);
  }, []);
  const open = isRequested || (!acknowledged && !isOpenPath);

  return (
    <>
      {onNotices && <NoticeButton />}
      {open && (
        <LazyPart>
          <ConsentModal onClose={() => setRequested(false)} />
        </LazyPart>
      )}
    </>
  );
}

const Button = styled.button`
  position: fixed;
  bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  left: max(${theme.space[4]}, env(safe-area-inset-left));
  z-index: 30;
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  border: 0;
  border-radius: ${theme.radius.full};
  box-shadow:
    0 0 0 2px ${theme.color.goldLine},
    ${elevation.mid};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.accentHover};
  }
  ${hideInPrint}
`;

/** On the full notices page, in place of the modal. */
const NoticeButton = () => (
  <Button
    type="button"
    aria-label={shellCopy.openNotice}
    title={shellCopy.openNotice}
    aria-haspopup="dialog"
    onClick={openJurisdictionModal}
  >
    <ShieldIcon size="1.5rem" />
  </Button>
);
