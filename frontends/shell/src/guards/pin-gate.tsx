import { session, useWindowEvent } from '@aera/web-kit';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { useAcknowledged } from '../consent/use-acknowledged.ts';
import { keys } from '../keys.ts';
import { PagePlaceholder } from '../remotes/page-placeholder.tsx';

const PinModal = lazy(() => import('./pin-modal.tsx').then((module) => ({ default: module.PinModal })));

/** For pages behind the PIN, entered once a session and forgotten at sign-out. Asks once the jurisdiction notice is out of the way. */
export function PinGate({ children }: { readonly children: ReactNode }) {
  const acknowledged = useAcknowledged();
  const [authenticated, setAuthenticated] = useState(() => session.isSet(keys.pinAuthenticated));
  useWindowEvent('signed-out', () => {
    session.remove(keys.pinAuthenticated);
    setAuthenticated(false);
  });

  if (authenticated) return children;
  const accept = () => {
    session.setFlag(keys.pinAuthenticated);
    setAuthenticated(true);
  };
  return (
    <Suspense fallback={<PagePlaceholder />}>
      <PagePlaceholder />
      {acknowledged && <PinModal onAccepted={accept} />}
    </Suspense>
  );
}
