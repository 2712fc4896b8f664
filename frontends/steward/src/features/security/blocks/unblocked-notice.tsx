import { Notice } from '@aera/ui';
import { DoneRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';
import { securityWords } from '../security-copy.ts';
import type { useUnblock } from './use-unblock.ts';

const words = securityWords.blocks.done;

/** Who was let in again, with the way back. */
export const UnblockedNotice = ({ work }: { readonly work: ReturnType<typeof useUnblock> }) => (
  <DoneRegion done={work.done}>
    {work.failed && <Notice tone="destructive">{words.failed}</Notice>}
    {!work.failed && work.done && (
      <UndoNotice
        title={(work.done.undone ? words.undone : words.title)(work.done.network)}
        words={words}
        undoing={work.undoing}
        undoFailed={work.undoFailed}
        onUndo={work.undo}
      />
    )}
  </DoneRegion>
);
