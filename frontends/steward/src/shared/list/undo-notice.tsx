import { Button, Notice, Row, theme } from '@aera/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Region = styled.output`
  display: block;
  outline: none;
  > * {
    margin-bottom: ${theme.space[4]};
  }
`;

interface DoneRegionProps {
  /** What was done last, another one each time; null while nothing was. */
  readonly done: object | null;
  readonly children: ReactNode;
}

/** Announces the last action. Takes the focus, since the affected item may be gone from the page. */
export function DoneRegion({ done, children }: DoneRegionProps) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (done) region.current?.focus();
  }, [done]);
  return (
    <Region ref={region} tabIndex={-1}>
      {children}
    </Region>
  );
}

interface UndoNoticeProps {
  readonly title: string;
  readonly tone?: 'success' | 'info';
  /** What is to be said beside it. */
  readonly children?: ReactNode;
  readonly copy: { readonly undo: string; readonly undoing: string; readonly undoFailed: string };
  readonly undoing: boolean;
  readonly undoFailed: boolean;
  /** Missing where there is nothing to go back to. */
  readonly onUndo?: (() => void) | undefined;
}

/** What was just done, with the way back. */
export const UndoNotice = ({
  title,
  tone = 'success',
  children,
  copy,
  undoing,
  undoFailed,
  onUndo,
}: UndoNoticeProps) => (
  <Notice tone={tone} title={title}>
    <Row gap={3}>
      {children}
      {undoFailed && <span>{copy.undoFailed}</span>}
      {onUndo && (
        <Button variant="secondary" size="sm" pending={undoing} pendingLabel={copy.undoing} onClick={onUndo}>
          {copy.undo}
        </Button>
      )}
    </Row>
  </Notice>
);
