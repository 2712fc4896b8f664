import { Button, Notice, Row, theme } from '@aera/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { securityWords } from '../security-words.ts';
import type { useUnblock } from './use-unblock.ts';

const words = securityWords.blocks.done;

const Region = styled.output`
  display: block;
  outline: none;
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

/** Who was let in again, with the way back. Takes the focus: the entry that it was said in is gone. */
export function UnblockedNotice({ work }: { readonly work: ReturnType<typeof useUnblock> }) {
  const { done, failed, undo, undoing, undoFailed } = work;
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (done) region.current?.focus();
  }, [done]);
  return (
    <Region ref={region} tabIndex={-1}>
      {failed && <Notice tone="destructive">{words.failed}</Notice>}
      {!failed && done && (
        <Notice tone="success" title={(done.undone ? words.undone : words.title)(done.network)}>
          <Row gap={3}>
            {undoFailed && <span>{words.undoFailed}</span>}
            {undo && (
              <Button
                variant="secondary"
                size="sm"
                pending={undoing}
                pendingLabel={words.undoing}
                onClick={undo}
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
