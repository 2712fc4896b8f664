import { protection } from '@aera/content/protection';
import { lazyPage, safeLocalStorage, storageKeys } from '@aera/frontend-kit';
import { useState } from 'react';
import { Trap } from '../../shared/page/trap.tsx';

const BondTrapDialog = lazyPage(() => import('./bond-trap-dialog.tsx'), 'BondTrapDialog');

/** The bubble and its dialog. The x hides the bubble on this page only: the stored flag is never read. */
export function BondTrap() {
  const [hidden, setHidden] = useState(false);
  const hide = () => {
    safeLocalStorage.setFlag(storageKeys.bondTrapHidden);
    setHidden(true);
  };
  return (
    <Trap
      {...protection.bondTrap.badge}
      place="corner"
      hidden={hidden}
      onHide={hide}
      dismissedKey={storageKeys.bondTrapDismissed}
      Dialog={BondTrapDialog}
    />
  );
}
