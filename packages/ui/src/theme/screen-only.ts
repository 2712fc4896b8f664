import { css } from 'styled-components';

/** For what has no use on paper: bars, floating buttons, ornaments. Goes last in a style. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
