import { protection } from '@aera/content/protection';
import { FloatingBadge } from '@aera/ui/floating-badge';
import { safeLocalStorage, safeSessionStorage, useStoredFlag } from '@aera/frontend-kit';
import { Suspense, lazy, useState } from 'react';
import { keys } from '../../shared/keys.ts';

const BondTrapDialog = lazy(() =>
  import('./bond-trap-dialog.tsx').then((module) => ({ default: module.BondTrapDialog })),
);

const { badge } = protection.bondTrap;

/**
 * The floating bubble and the modal behind it. "Don't show again" lasts for the session. The x hides the bubble on this page only: the
 * flag it stores is never read.
 */
export function BondTrap() {
  const dismissed = useStoredFlag(safeSessionStorage, keys.bondTrapDismissed, true);
  const [hidden, setHidden] = useState(false);
  const [open, setOpen] = useState(false);

  const hide = () => {
    safeLocalStorage.setFlag(keys.bondTrapHidden);
    setHidden(true);
  };
  const dismiss = () => {
    safeSessionStorage.setFlag(keys.bondTrapDismissed);
    setOpen(false);
  };
  return (
    <>
      {!dismissed && !hidden && (
        <FloatingBadge
          title={badge.title}
          subtitle={badge.subtitle}
          closeLabel={badge.close}
          place="corner"
          onOpen={() => setOpen(true)}
          onClose={hide}
        />
      )}
      {open && (
        <Suspense>
          <BondTrapDialog onClose={() => setOpen(false)} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}
