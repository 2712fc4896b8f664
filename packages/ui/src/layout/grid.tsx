import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';
import type { SpaceStep } from '../theme/theme.ts';

export interface GridProps {
  /** The width below which a column is given up, for example `18rem`. */
  readonly minColumn?: string;
  readonly gap?: SpaceStep;
}

/** As many equal columns as fit. */
export const Grid = styled.div.withConfig(ownProps('minColumn', 'gap'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ minColumn = '18rem' }) => minColumn}, 100%), 1fr));
  gap: ${({ gap = 5 }) => theme.space[gap]};
`;
