import { styled } from 'styled-components';

/** A list without marks. An empty mark, unlike none at all, leaves it a list to VoiceOver. */
export const PlainList = styled.ul`
  display: grid;
  padding: 0;
  list-style-type: '';
`;
