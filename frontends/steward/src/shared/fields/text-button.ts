import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A button that looks like a link. */
export const TextButton = styled.button`
  min-height: 1.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.accent};
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.accentHover};
    text-decoration-thickness: 2px;
  }
`;
