import { theme } from '@aera/ui';
import { css } from 'styled-components';

/**
 * Rises into place when the chapter around it is reached; `data-reached` is set by `useReached`. It goes to where it waits at once:
 * nobody sees that, and it would keep a phone busy while the page comes to life.
 */
export const arriving = css`
  [data-reached='reached'] & {
    transition:
      opacity 0.7s ${theme.easing.out},
      translate 0.7s ${theme.easing.out};
  }
  [data-reached='waiting'] & {
    opacity: 0;
    translate: 0 2rem;
    @media print {
      opacity: 1;
    }
  }
`;
