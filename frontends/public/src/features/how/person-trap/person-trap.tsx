import { personTrap } from '@aera/content/how/person-trap';
import { lazyPage, safeLocalStorage, useStoredFlag, storageKeys } from '@aera/frontend-kit';
import { Trap, type TrapDialogProps } from '../../../shared/page/trap.tsx';

const PersonTrapDialog = lazyPage<'PersonTrapDialog', TrapDialogProps>(
  () => import('./person-trap-dialog.tsx'),
  'PersonTrapDialog',
);
const delayMs = 1500;

/** The badge at the right edge and its dialog. The x of the badge hides it permanently. */
export const PersonTrap = () => (
  <Trap
    {...personTrap.badge}
    delayMs={delayMs}
    hidden={useStoredFlag(safeLocalStorage, storageKeys.legalTrapHidden, true)}
    onHide={() => safeLocalStorage.setFlag(storageKeys.legalTrapHidden)}
    dismissedKey={storageKeys.legalTrapDismissed}
    Dialog={PersonTrapDialog}
  />
);
