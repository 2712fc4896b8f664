import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';
import type { SpaceStep } from '../theme/theme.ts';

export interface RowProps {
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** False keeps the children on one line whatever the width. */
  readonly wrap?: boolean;
}

/** Children beside one another, on more lines where there is no room. */
export const Row = styled.div.withConfig(ownProps('gap', 'align', 'justify', 'wrap'))<RowProps>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 3 }) => theme.space[gap]};
`;
