import { shellWords } from '@aera/content/shell';
import { Button } from '@aera/ui';
import { openJurisdictionModal } from '@aera/frontend-kit';
import type { ReactNode } from 'react';
import { useAcknowledged } from '../consent/use-acknowledged.ts';
import { GateRoom } from './gate-room.tsx';

/** For pages that need the acknowledged notice and nothing else. */
export function NoticeGate({ children }: { readonly children: ReactNode }) {
  if (useAcknowledged()) return children;
  return (
    <GateRoom {...shellWords.noticeGate}>
      <Button size="lg" onClick={openJurisdictionModal}>
        {shellWords.openNotice}
      </Button>
    </GateRoom>
  );
}
