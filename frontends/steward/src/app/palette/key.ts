import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A key, as it stands on a keyboard. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0.0625rem ${theme.space[2]};
  color: inherit;
  border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
  border-radius: ${theme.radius.sm};
  font: 600 ${theme.text.xs} / 1.25rem ${theme.font.body};
  text-align: center;
  white-space: nowrap;
`;
