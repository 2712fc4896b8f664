import { createContext, type ReactNode, useContext } from 'react';
import { ReauthDialog } from './reauth-dialog.tsx';
import { usePresence } from './use-presence.ts';

const EnsurePresence = createContext<() => Promise<boolean>>(async () => true);

/** Asks for a proof of presence before something that no call can repeat, such as a download. */
export const useEnsurePresence = () => useContext(EnsurePresence);

/** Around the pages of a signed-in steward: stands before them while presence has to be proved. */
export function PresenceGuard({ children }: { readonly children: ReactNode }) {
  const { asked, proved, ensure } = usePresence();
  return (
    <EnsurePresence value={ensure}>
      {children}
      {asked && <ReauthDialog method={asked} onProved={proved} />}
    </EnsurePresence>
  );
}
