import { below, focusRing, from, theme } from '@aera/ui';
import { css, styled } from 'styled-components';

/** Gap between cards in px, which height estimates include. */
export const cardGap = 12;

/** Rows as cards: row header at the top, values beside their column titles, actions at the bottom. */
const cardStyle = css`
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
    &:has(> [data-checkbox]) {
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
  [data-checkbox] {
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
  td[data-label]:has(> :empty) {
    display: none;
  }
  td[data-label][data-wrap='anywhere'] {
    grid-template-columns: minmax(0, 1fr);
  }
  td[data-actions] {
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

const tableStyle = css`
  [data-end] {
    text-align: end;
  }
  [data-wrap='never'] {
    white-space: nowrap;
  }
  tbody [data-wrap='words'] {
    min-width: 9rem;
  }
  tbody [data-wrap='anywhere'] {
    min-width: 11rem;
    max-width: 26rem;
    overflow-wrap: anywhere;
  }
  [data-checkbox] {
    width: 0;
    padding-inline-end: 0;
  }
  &[data-dense='true'] :is(th, td) {
    padding-block: ${theme.space[1]};
  }
  &[data-tall='true'] > section {
    max-height: min(75svh, 52rem);
    overflow-y: auto;
    thead th {
      position: sticky;
      inset-block-start: 0;
      z-index: 2;
      box-shadow: inset 0 -1px ${theme.color.line};
    }
  }
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${theme.color.surface};
  }
`;

export const DataTableFrame = styled.div<{ $maxHeight?: number | undefined }>`
  min-width: 0;

  @media ${from('tablet')} {
    ${tableStyle}
  }
  @media ${below('tablet')} {
    ${cardStyle}
    &[data-virtual='true'] > section {
      max-height: 75svh;
      overflow-y: auto;
    }
  }
  ${({ $maxHeight }) =>
    $maxHeight !== undefined &&
    css`
      && > section {
        max-height: ${$maxHeight}px;
        overflow-y: auto;
      }
    `}
  tbody tr {
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    &[data-open='true'],
    &[data-open='true'] th {
      background: ${theme.color.accentSoft};
    }
  }
`;
