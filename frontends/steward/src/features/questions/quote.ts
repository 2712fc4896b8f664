import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A question or an answer with its line breaks. */
export const Quote = styled.blockquote`
  padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.goldLine};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
