import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Cards under one another. */
export const CardList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;
