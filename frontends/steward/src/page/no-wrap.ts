import { styled } from 'styled-components';

/** A cell whose content stays on one line, such as a date. */
export const NoWrap = styled.td`
  white-space: nowrap;
`;
