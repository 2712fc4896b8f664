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

interface ResultRegionProps {
  /** The announced action, a new object for each; null before the first. */
  readonly result: object | null;
  readonly children: ReactNode;
}

/** Announces an action and takes the focus, because the control that had it may be gone. */
export function ResultRegion({ result, children }: ResultRegionProps) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (result) region.current?.focus();
  }, [result]);
  return (
    <Region ref={region} tabIndex={-1}>
      {children}
    </Region>
  );
}

interface UndoNoticeProps {
  readonly title: string;
  readonly tone?: 'success' | 'info';
  readonly children?: ReactNode;
  readonly copy: { readonly undo: string; readonly undoing: string; readonly undoFailed: string };
  readonly undoing: boolean;
  readonly undoFailed: boolean;
  /** Undoes the action; undefined if it cannot be undone. */
  readonly onUndo?: (() => void) | undefined;
}

/** Shows the last action with an undo button. */
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
