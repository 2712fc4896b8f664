import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A label of the organisation in the style of a stamp. A note nearby attributes it. */
export const Banner = styled.p`
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
