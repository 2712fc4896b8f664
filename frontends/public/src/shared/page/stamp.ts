import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A label that looks like a stamp. The page shows a note near it that says whose statement it is. */
export const Stamp = styled.p`
  padding: 0.375rem 1rem;
  color: ${theme.color.gold};
  border: 1.5px solid currentcolor;
  border-radius: ${theme.radius.sm};
  outline: 1px solid color-mix(in srgb, ${theme.color.gold} 45%, transparent);
  outline-offset: 2px;
  font-size: ${theme.text.xs};
  font-weight: 700;
  letter-spacing: 0.16em;
`;
