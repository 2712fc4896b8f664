import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Content that is being replaced (`aria-busy`) has a bar along its upper edge. It is not dimmed: its text keeps its contrast. */
export const BusyRegion = styled.div`
  position: relative;
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]}) 0 auto;
    height: 3px;
    background: ${theme.color.accent};
    border-radius: ${theme.radius.full};
  }
`;
