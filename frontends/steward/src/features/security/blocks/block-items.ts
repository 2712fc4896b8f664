import { styled } from 'styled-components';

/** Blocked networks, one below the other. */
export const BlockItems = styled.ul`
  padding: 0;
  list-style-type: '';
`;
