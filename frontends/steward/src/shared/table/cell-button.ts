import { below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { TextButton } from '../fields/text-button.ts';

/** What opens from a cell of a table: an id or an address. */
export const CellButton = styled(TextButton)`
  font-family: ${theme.font.mono};
  white-space: nowrap;
  @media ${below('tablet')} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
