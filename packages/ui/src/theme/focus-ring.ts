import { css } from 'styled-components';
import { theme } from './theme.ts';

/** Set apart from the control by a gap, so that it shows beside every fill. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
