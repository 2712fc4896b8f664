import { theme } from '@aera/ui';
import { css } from 'styled-components';

/** Between two cards, in pixels: rows that are not drawn are reckoned with. */
export const cardGap = 12;

/**
 * The rows of a `WorkTable` under one another as cards: what names the row as its head, each other cell beside the name of its column,
 * what can be done to it at the foot. The columns' names are in the cells, so their own row is left out.
 */
export const cardStyle = css`
  > section {
    overflow: visible;
    background: none;
    border: 0;
    border-radius: 0;
  }
  table,
  caption,
  tbody {
    display: block;
  }
  caption {
    padding: 0 0 ${theme.space[3]};
  }
  thead {
    display: none;
  }
  tbody {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${cardGap}px;
  }
  tbody tr[data-row] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]} ${theme.space[1]};
    align-items: start;
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    &:has(> [data-choice]) {
      grid-template-columns: auto minmax(0, 1fr);
    }
  }
  tbody :is(th, td) {
    grid-column: 1 / -1;
    padding: 0;
    overflow-wrap: anywhere;
    :is(a, button) {
      white-space: normal;
    }
  }
  tbody th {
    margin-block-end: ${theme.space[1]};
    font-size: ${theme.text.md};
    line-height: ${theme.leading.snug};
  }
  [data-choice] {
    grid-column: 1;
    + th {
      grid-column: 2;
      padding-block: 0.1rem 0;
    }
  }
  td[data-label] {
    display: grid;
    grid-template-columns: minmax(5.5rem, 32%) minmax(0, 1fr);
    gap: 0 ${theme.space[3]};
    align-items: baseline;
    &::before {
      content: attr(data-label);
      color: ${theme.color.inkMuted};
      font-size: ${theme.text.xs};
      font-weight: 600;
    }
  }
  /* What is long has the whole width, under the name of its column. */
  td[data-label][data-kind='long'] {
    grid-template-columns: minmax(0, 1fr);
  }
  td[data-acts] {
    padding-block-start: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
    &:has(> :empty) {
      display: none;
    }
  }
  &[data-dense='true'] tbody tr[data-row] {
    gap: 0 ${theme.space[1]};
    padding: ${theme.space[3]};
  }
`;
