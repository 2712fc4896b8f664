import { portalPath } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import {
  lazyPage,
  openJurisdictionModal,
  safeSessionStorage,
  useMember,
  useSteward,
  useStoredFlag,
  useWindowEvent,
  withNextPath,
  storageKeys,
} from '@aera/frontend-kit';
import { useLinkToken } from '@aera/frontend-kit/link-token';
import { Button, ButtonLink, Container, ErrorState, MutedText, Section } from '@aera/ui';
import { type ReactNode, useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useIsAcknowledged } from '../../features/consent/consent-status.ts';
import { LazyPart } from '../../shared/lazy-part.tsx';
import { PagePlaceholder } from '../../shared/page-placeholder.tsx';
import { GatePage } from './gate-page.tsx';
import { findGuard } from './guard-policy.ts';

/** For members: signed-out visitors are redirected to the sign-in page with a `next` parameter. */
function MemberGate({ children }: { readonly children: ReactNode }) {
  const { member, isLoading, failed, retry, retrying } = useMember();
  const { pathname, search } = useLocation();
  if (isLoading) return <PagePlaceholder />;
  if (member) return children;
  if (failed) return <SessionUnknown retry={retry} retrying={retrying} />;
  return <Navigate replace to={withNextPath('/login', pathname + search)} />;
}

/** For pages that require only the acknowledged notice. */
function NoticeGate({ children }: { readonly children: ReactNode }) {
  if (useIsAcknowledged()) return children;
  return (
    <GatePage {...shellCopy.noticeGate}>
      <Button size="lg" onClick={openJurisdictionModal}>
        {shellCopy.openNotice}
      </Button>
    </GatePage>
  );
}

const PinDialog = lazyPage(() => import('./pin-dialog.tsx'), 'PinDialog');

/** For pages behind the PIN, which is entered once per session. Opens the dialog after the jurisdiction notice is acknowledged. */
function PinGate({ children }: { readonly children: ReactNode }) {
  const acknowledged = useIsAcknowledged();
  const authenticated = useStoredFlag(safeSessionStorage, storageKeys.pinAuthenticated);

  if (authenticated) return children;
  return (
    <GatePage {...shellCopy.pinGate.page} behindDialog={acknowledged}>
      {acknowledged && (
        <LazyPart>
          <PinDialog onAccepted={() => safeSessionStorage.setFlag(storageKeys.pinAuthenticated)} />
        </LazyPart>
      )}
    </GatePage>
  );
}

const redirectDelayMs = 3000;

/** Page of the mailed link that confirms a steward's new e-mail address. */
const newEmailPath = '/admin/account/new-email';

/** For stewards: shows a spinner while the session loads; signed-out visitors see a message and are redirected to the sign-in. */
function StewardGate({ children }: { readonly children: ReactNode }) {
  const { steward, isLoading, failed, retry, retrying } = useSteward();
  const { pathname } = useLocation();
  if (isLoading) return <PagePlaceholder />;
  if (steward) return children;
  if (failed) return <SessionUnknown retry={retry} retrying={retrying} />;
  return pathname === newEmailPath ? <RestrictedNewEmailPage /> : <RestrictedPage />;
}

/** Keeps the token of the link in the tab, because `next` reaches the server. */
function RestrictedNewEmailPage() {
  useLinkToken(storageKeys.stewardEmailToken);
  return <RestrictedPage />;
}

function RestrictedPage() {
  const { title, text, action, redirect } = shellCopy.stewardGate;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signIn = withNextPath(portalPath, pathname + search);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(signIn, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate, signIn]);

  return (
    <GatePage title={title} text={text}>
      <ButtonLink as={Link} size="lg" to={signIn}>
        {action}
      </ButtonLink>
      <MutedText>{redirect}</MutedText>
    </GatePage>
  );
}

const { title, text, retry: retryLabel } = shellCopy.unknownVisitor;

/** The server did not report the session. That differs from being signed out, so no page redirects to a sign-in. */
const SessionUnknown = ({ retry, retrying }: { readonly retry: () => void; readonly retrying: boolean }) => (
  <Section>
    <Container width="text">
      <ErrorState
        level={1}
        title={title}
        detail={text}
        retryLabel={retryLabel}
        onRetry={retry}
        retrying={retrying}
      />
    </Container>
  </Section>
);

const gates = { pin: PinGate, notice: NoticeGate, member: MemberGate, steward: StewardGate };

/**
 * Shows the page if the visitor meets the policy of its path. The server authorizes every call again. After signing out, the PIN is
 * required again.
 */
export function Guarded({ children }: { readonly children: ReactNode }) {
  useWindowEvent('signed-out', () => safeSessionStorage.remove(storageKeys.pinAuthenticated));
  const guard = findGuard(useLocation().pathname);
  if (!guard) return children;
  const Gate = gates[guard];
  return <Gate>{children}</Gate>;
}
