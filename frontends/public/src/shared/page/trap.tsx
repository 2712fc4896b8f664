import { safeSessionStorage, useStoredFlag } from '@aera/frontend-kit';
import { FloatingBadge, type FloatingBadgeProps } from '@aera/ui/floating-badge';
import { type ComponentType, Suspense, useState } from 'react';

export interface TrapDialogProps {
  readonly onClose: () => void;
  /** Called by "Don't show again", which hides the badge for the session. */
  readonly onDismiss: () => void;
}

interface TrapProps extends Omit<FloatingBadgeProps, 'onOpen' | 'onClose' | 'closeLabel'> {
  readonly close: string;
  /** Whether the badge was closed by its x. */
  readonly hidden: boolean;
  readonly onHide: () => void;
  /** Key of the session flag of "Don't show again". */
  readonly dismissedKey: string;
  readonly Dialog: ComponentType<TrapDialogProps>;
}

/** A floating badge and its dialog, which loads when it is first opened. */
export function Trap({ close, hidden, onHide, dismissedKey, Dialog, ...badge }: TrapProps) {
  const dismissed = useStoredFlag(safeSessionStorage, dismissedKey, true);
  const [open, setOpen] = useState(false);
  const dismiss = () => {
    safeSessionStorage.setFlag(dismissedKey);
    setOpen(false);
  };
  return (
    <>
      {!hidden && !dismissed && (
        <FloatingBadge {...badge} closeLabel={close} onOpen={() => setOpen(true)} onClose={onHide} />
      )}
      {open && (
        <Suspense>
          <Dialog onClose={() => setOpen(false)} onDismiss={dismiss} />
        </Suspense>
      )}
    </>
  );
}
