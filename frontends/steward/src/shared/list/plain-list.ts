import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A list without markers; hidden while empty. */
export const PlainList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
  &:empty {
    display: none;
  }
`;

/** An entry with a line at its start, for histories. */
export const MarkedItem = styled.li`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  overflow-wrap: anywhere;
`;
