import { Button } from '@aera/ui';
import { MayChange } from '../../../shared/session/roles.tsx';
import { securityWords } from '../security-copy.ts';

const words = securityWords.blocks;

export interface UnblockButtonProps {
  /** The address or network that is let in again. */
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** Lets a network in again; auditors do not see it. */
export const UnblockButton = ({ name, pending, onUnblock }: UnblockButtonProps) => (
  <MayChange>
    <Button
      variant="secondary"
      size="sm"
      aria-label={pending ? undefined : words.unblockOf(name)}
      pending={pending}
      pendingLabel={words.unblocking}
      onClick={onUnblock}
    >
      {words.unblock}
    </Button>
  </MayChange>
);
