import { personTrap } from '@aera/content/how/person-trap';
import { FloatingBadge } from '@aera/ui/floating-badge';
import { safeLocalStorage, safeSessionStorage, useStoredFlag } from '@aera/frontend-kit';
import { Suspense, lazy, useState } from 'react';
import { keys } from '../../../shared/keys.ts';

const PersonTrapDialog = lazy(() =>
  import('./person-trap-dialog.tsx').then((module) => ({ default: module.PersonTrapDialog })),
);

const { badge } = personTrap;

/** Milliseconds. */
const delay = 1500;

/** The badge at the right and the modal behind it. Its x hides it for good, "Don't show again" for the session. */
export function PersonTrap() {
  const hidden = useStoredFlag(safeLocalStorage, keys.legalTrapHidden, true);
  const dismissed = useStoredFlag(safeSessionStorage, keys.legalTrapDismissed, true);
  const [open, setOpen] = useState(false);

  const dismiss = () => {
    safeSessionStorage.setFlag(keys.legalTrapDismissed);
    setOpen(false);
  };
  return (
    <>
      {!hidden && !dismissed && (
        <FloatingBadge
          title={badge.title}
          subtitle={badge.subtitle}
          tag={badge.tag}
          delay={delay}
          closeLabel={badge.close}
          onOpen={() => setOpen(true)}
          onClose={() => safeLocalStorage.setFlag(keys.legalTrapHidden)}
        />
      )}
      {open && (
        <Suspense>
          <PersonTrapDialog onClose={() => setOpen(false)} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}
