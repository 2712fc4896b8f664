import { Button, Notice, Row, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { botsWords } from './bots-words.ts';
import type { Word } from './use-reclassify.ts';

const words = botsWords.done;

const Region = styled.output`
  display: block;
  outline: none;
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

export interface SaidNoticeProps {
  /** What was said last; null while nothing was. */
  readonly said: Word | null;
  /** False while the visit records have not heard it yet. */
  readonly heard: boolean;
  readonly undoing: boolean;
  readonly undoFailed: boolean;
  /** Missing where there is nothing to go back to. */
  readonly onUndo?: () => void;
}

/** What was just said of a session, with the way back. Takes the focus: the row that it was said in may be gone. */
export function SaidNotice({ said, heard, undoing, undoFailed, onUndo }: SaidNoticeProps) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (said) region.current?.focus();
  }, [said]);
  return (
    <Region ref={region} tabIndex={-1}>
      {said && (
        <Notice
          tone={heard ? 'success' : 'info'}
          title={words.told[said.verdict](said.sessionId.slice(0, 8))}
        >
          <Row gap={3}>
            {!heard && <span>{words.late}</span>}
            {undoFailed && <span>{words.undoFailed}</span>}
            {onUndo && (
              <Button
                variant="secondary"
                size="sm"
                pending={undoing}
                pendingLabel={words.undoing}
                onClick={onUndo}
              >
                {words.undo}
              </Button>
            )}
          </Row>
        </Notice>
      )}
    </Region>
  );
}
