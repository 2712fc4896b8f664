import { DoneRegion, UndoNotice } from '../../../shared/list/undo-notice.tsx';
import { botsWords } from './bots-copy.ts';
import type { Word } from './use-reclassify.ts';

const words = botsWords.done;

export interface SaidNoticeProps {
  /** What was said last; null while nothing was. */
  readonly said: Word | null;
  /** False while the visit records have not heard it yet. */
  readonly heard: boolean;
  readonly undoing: boolean;
  readonly undoFailed: boolean;
  /** Missing where there is nothing to go back to. */
  readonly onUndo?: (() => void) | undefined;
}

/** What was just said of a session, with the way back. */
export const SaidNotice = ({ said, heard, ...undo }: SaidNoticeProps) => (
  <DoneRegion done={said}>
    {said && (
      <UndoNotice
        tone={heard ? 'success' : 'info'}
        title={words.told[said.verdict](said.sessionId.slice(0, 8))}
        words={words}
        {...undo}
      >
        {!heard && <span>{words.late}</span>}
      </UndoNotice>
    )}
  </DoneRegion>
);
