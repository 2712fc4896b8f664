import { styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { type Breakpoint, from } from '../theme/mixins.ts';
import { type SpaceStep, theme } from '../theme/theme.ts';

interface ContainerProps {
  readonly width?: 'text' | 'page' | 'wide';
}

/** Centred column with a gutter that grows with the window. */
export const Container = styled.div.withConfig(styleProps('width'))<ContainerProps>`
  position: relative;
  width: 100%;
  max-width: ${({ width = 'page' }) => theme.width[width]};
  margin-inline: auto;
  padding-inline: clamp(1.125rem, 4vw, 2.5rem);
`;

interface GridProps {
  /** Minimum width of a column, for example `18rem`. */
  readonly minColumn?: string;
  readonly gap?: SpaceStep;
}

/** As many equal columns as fit. */
export const Grid = styled.div.withConfig(styleProps('minColumn', 'gap'))<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ minColumn = '18rem' }) => minColumn}, 100%), 1fr));
  gap: ${({ gap = 5 }) => theme.space[gap]};
`;

interface ColumnsProps {
  /** Widths of the columns, for example `5fr 7fr`. */
  readonly tracks: string;
  /** Minimum window width for columns; below it the children are stacked. */
  readonly from?: Breakpoint;
  readonly gap?: SpaceStep;
  readonly columnGap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Columns of given widths if the window is wide enough. */
export const Columns = styled.div.withConfig(
  styleProps('tracks', 'from', 'gap', 'columnGap', 'align'),
)<ColumnsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ align = 'normal' }) => align};
  gap: ${({ gap = 6, columnGap = gap }) => `${theme.space[gap]} ${theme.space[columnGap]}`};
  @media ${({ from: breakpoint = 'laptop' }) => from(breakpoint)} {
    grid-template-columns: ${({ tracks }) => tracks};
  }
`;

interface RowProps {
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** False keeps the children on one line. */
  readonly wrap?: boolean;
}

/** Children side by side, wrapping if there is no room. */
export const Row = styled.div.withConfig(styleProps('gap', 'align', 'justify', 'wrap'))<RowProps>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 3 }) => theme.space[gap]};
`;

interface StackProps {
  /** Space between the children, as a step of the scale. */
  readonly gap?: SpaceStep;
  readonly align?: 'start' | 'center' | 'end' | 'stretch';
}

/** Stacked children. */
export const Stack = styled.div.withConfig(styleProps('gap', 'align'))<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 4 }) => theme.space[gap]};
`;
