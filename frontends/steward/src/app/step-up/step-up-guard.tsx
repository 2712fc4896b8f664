import type { ReactNode } from 'react';
import { EnsureStepUp } from '../../shared/session/frame-context.ts';
import { ReauthDialog } from './step-up-dialog.tsx';
import { usePresence } from './use-step-up.ts';

/** Around the pages of a signed-in steward: stands before them while presence has to be proved. */
export function PresenceGuard({ children }: { readonly children: ReactNode }) {
  const { asked, proved, ensure } = usePresence();
  return (
    <EnsureStepUp value={ensure}>
      {children}
      {asked && <ReauthDialog method={asked} onProved={proved} />}
    </EnsureStepUp>
  );
}
