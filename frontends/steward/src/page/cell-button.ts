import { below, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** What opens from a cell of a table: an id or an address, which reads as a link. */
export const CellButton = styled.button`
  min-height: 1.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.accent};
  border: 0;
  border-radius: ${theme.radius.sm};
  font-family: ${theme.font.mono};
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  white-space: nowrap;
  cursor: pointer;
  @media ${below('tablet')} {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${focusRing}
  &:hover {
    color: ${theme.color.accentHover};
    text-decoration-thickness: 2px;
  }
`;
