import { styled } from 'styled-components';

/** A cell whose content stays on one line, such as a date. */
export const NoWrap = styled.td`
  white-space: nowrap;
`;

/** A cell of words, which break between lines but not into a column of single ones. */
export const Words = styled.td`
  min-width: 9rem;
`;
