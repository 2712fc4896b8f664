import { focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** How the cells of a `WorkTable` break, how close its rows stand, and what stays in view while it is scrolled. */
export const WorkTableFrame = styled.div`
  min-width: 0;

  [data-end] {
    text-align: end;
  }
  td[data-kind='line'],
  th[data-kind='line'] {
    white-space: nowrap;
  }
  td[data-kind='words'],
  tbody th[data-kind='words'] {
    min-width: 9rem;
  }
  td[data-kind='long'],
  tbody th[data-kind='long'] {
    min-width: 15rem;
    max-width: 26rem;
    overflow-wrap: anywhere;
  }
  &[data-dense='true'] :is(th, td) {
    padding-block: ${theme.space[1]};
  }
  tbody tr {
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    &[data-open='true'] {
      background: ${theme.color.accentSoft};
    }
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
  /* What names a row stays beside its figures where there is room for both. */
  @media ${from('tablet')} {
    tbody th:first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      background: ${theme.color.surface};
    }
    tbody tr[data-open='true'] th:first-child {
      background: ${theme.color.accentSoft};
    }
  }
`;
