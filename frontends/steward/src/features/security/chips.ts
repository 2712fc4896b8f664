import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Short things beside one another, as a list. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;
