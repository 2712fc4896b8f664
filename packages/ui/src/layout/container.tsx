import { styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';

export interface ContainerProps {
  readonly width?: 'text' | 'page' | 'wide';
}

/** Centred column with a gutter that grows with the window. */
export const Container = styled.div.withConfig(ownProps('width'))<ContainerProps>`
  position: relative;
  width: 100%;
  max-width: ${({ width = 'page' }) => theme.width[width]};
  margin-inline: auto;
  padding-inline: clamp(1.125rem, 4vw, 2.5rem);
`;
