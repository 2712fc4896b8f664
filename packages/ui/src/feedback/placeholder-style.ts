import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Where a list or a part of the page would be: `EmptyState` and `ErrorState`. */
export const Placeholder = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[7]} ${theme.space[5]};
  border: 1px dashed ${theme.color.goldLine};
  border-radius: ${theme.radius.lg};
  text-align: center;
  > svg {
    color: ${theme.color.gold};
  }
  > p {
    max-width: 25em;
  }
`;
