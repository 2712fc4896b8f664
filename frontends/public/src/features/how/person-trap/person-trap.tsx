import { personTrap } from '@aera/content/how/person-trap';
import { lazyPage, safeLocalStorage, useStoredFlag } from '@aera/frontend-kit';
import { keys } from '../../../shared/storage-keys.ts';
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
    delay={delayMs}
    hidden={useStoredFlag(safeLocalStorage, keys.legalTrapHidden, true)}
    onHide={() => safeLocalStorage.setFlag(keys.legalTrapHidden)}
    dismissedKey={keys.legalTrapDismissed}
    Dialog={PersonTrapDialog}
  />
);
