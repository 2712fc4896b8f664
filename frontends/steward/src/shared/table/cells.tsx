import { below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { TextButton } from '../fields/text-button.ts';

/** A button in a cell, for an id or address that opens details. */
export const CellButton = styled(TextButton)`
  font-family: ${theme.font.mono};
  white-space: nowrap;
  @media ${below('tablet')} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** Small second line of a cell. */
export const CellNote = styled.span`
  display: block;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 400;
  line-height: 1.45;
`;
