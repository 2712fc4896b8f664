import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';
import type { SpaceStep } from '../theme/theme.ts';

export interface StackProps {
  /** Step of the space scale between the children. */
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Children under one another. */
export const Stack = styled.div.withConfig(ownProps('gap', 'align'))<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 4 }) => theme.space[gap]};
`;
