import { styled } from 'styled-components';
import { screenOnly } from '../theme/screen-only.ts';
import { theme } from '../theme/theme.ts';

/** First in the tab order; seen only while it has the focus. `href` is the id of the main content. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${theme.space[3]} auto auto ${theme.space[3]};
  z-index: 100;
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.surface};
  border-radius: ${theme.radius.md};
  &:not(:focus) {
    transform: translateY(-200%);
  }
  ${screenOnly}
`;
