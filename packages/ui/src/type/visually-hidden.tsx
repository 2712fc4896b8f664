import { css, styled } from 'styled-components';
import { hideInPrint } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** First in the tab order; visible only while it has the focus. `href` is the id of the main content. */
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
  ${hideInPrint}
`;
