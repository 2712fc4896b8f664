import { useId, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { visuallyHidden } from '../type/visually-hidden.tsx';

export interface TableProps {
  /** Caption; also the name of the scrollable region. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** `<thead>` and `<tbody>`, with `scope` on header cells. */
  readonly children: ReactNode;
  /** Total number of rows including the header, if not all of them are rendered. */
  readonly rowCount?: number | undefined;
  /** Ref of the scrollable region. */
  readonly ref?: Ref<HTMLElement>;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

const Scroller = styled.section`
  overflow-x: auto;
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

/** An explicit role, because some browsers drop it if the parts have another layout. */
const Styled = styled.table.attrs({ role: 'table' })<{ $hideCaption: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.text.sm};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  caption {
    padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[3]};
    font-weight: 650;
    text-align: start;
    ${({ $hideCaption }) => $hideCaption && visuallyHidden}
  }
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    background: ${theme.color.sunken};
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${theme.color.line};
  }
  tbody tr:hover {
    background: color-mix(in srgb, ${theme.color.sunken} 45%, transparent);
  }
  tbody th {
    font-weight: 600;
  }
`;

/** A table that scrolls horizontally, by touch and by keyboard, if the window is narrower than its columns. */
export function Table({ caption, hideCaption = false, children, rowCount, ref, onKeyDown }: TableProps) {
  const captionId = useId();
  return (
    <Scroller ref={ref} aria-labelledby={captionId} tabIndex={0} onKeyDown={onKeyDown}>
      <Styled $hideCaption={hideCaption} aria-rowcount={rowCount}>
        <caption id={captionId}>{caption}</caption>
        {children}
      </Styled>
    </Scroller>
  );
}
