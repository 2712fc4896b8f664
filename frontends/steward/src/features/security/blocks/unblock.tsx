import { MayChange } from '../../../shared/session/roles.tsx';
import { Button, Notice } from '@aera/ui';
import { blocksCopy as copy } from './blocks-copy.ts';
import type { useUnblock } from './use-unblock.ts';
import { DoneRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';

interface UnblockButtonProps {
  /** The IP address or network. */
  readonly name: string;
  readonly pending: boolean;
  readonly onUnblock: () => void;
}

/** Unblocks a network; auditors do not see it. */
export const UnblockButton = ({ name, pending, onUnblock }: UnblockButtonProps) => (
  <MayChange>
    <Button
      variant="secondary"
      size="sm"
      aria-label={pending ? undefined : copy.unblockOf(name)}
      pending={pending}
      pendingLabel={copy.unblocking}
      onClick={onUnblock}
    >
      {copy.unblock}
    </Button>
  </MayChange>
);

interface UnblockedNoticeProps {
  readonly unblocking: ReturnType<typeof useUnblock>;
}

/** The network unblocked last, with its undo. */
export function UnblockedNotice({ unblocking }: UnblockedNoticeProps) {
  const { done, failed, undoing, undoFailed, undo } = unblocking;
  return (
    <DoneRegion done={done}>
      {failed && <Notice tone="destructive">{copy.done.failed}</Notice>}
      {!failed && done && (
        <UndoNotice
          title={(done.undone ? copy.done.undone : copy.done.title)(done.network)}
          copy={copy.done}
          undoing={undoing}
          undoFailed={undoFailed}
          onUndo={undo}
        />
      )}
    </DoneRegion>
  );
}
