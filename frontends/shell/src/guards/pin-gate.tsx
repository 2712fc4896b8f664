import { shellWords } from '@aera/content/shell';
import { lazyPage, session, useStoredFlag } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { useAcknowledged } from '../consent/use-acknowledged.ts';
import { keys } from '../keys.ts';
import { LatePart } from '../layout/late-part.tsx';
import { GateRoom } from './gate-room.tsx';

const PinModal = lazyPage(() => import('./pin-modal.tsx'), 'PinModal');

/** For pages behind the PIN, entered once a session. Asks once the jurisdiction notice is out of the way. */
export function PinGate({ children }: { readonly children: ReactNode }) {
  const acknowledged = useAcknowledged();
  const authenticated = useStoredFlag(session, keys.pinAuthenticated);

  if (authenticated) return children;
  return (
    <GateRoom {...shellWords.pinGate.page} behindDialog>
      {acknowledged && (
        <LatePart>
          <PinModal onAccepted={() => session.setFlag(keys.pinAuthenticated)} />
        </LatePart>
      )}
    </GateRoom>
  );
}
