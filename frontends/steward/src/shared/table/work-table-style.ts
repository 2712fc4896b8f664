import { below, focusRing, from, theme } from '@aera/ui';
import { css, styled } from 'styled-components';
import { cardStyle } from './card-style.ts';

/** How cells break, how close rows stand, and what stays in view while the table is scrolled. */
const tableStyle = css`
  [data-end] {
    text-align: end;
  }
  [data-kind='line'] {
    white-space: nowrap;
  }
  tbody [data-kind='words'] {
    min-width: 9rem;
  }
  tbody [data-kind='long'] {
    min-width: 15rem;
    max-width: 26rem;
    overflow-wrap: anywhere;
  }
  [data-choice] {
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
  /* What names a row stays beside its figures. */
  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    background: ${theme.color.surface};
  }
`;

/** A `WorkTable` is a table where there is room for one, and a card for each row on a phone. */
export const WorkTableFrame = styled.div`
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
