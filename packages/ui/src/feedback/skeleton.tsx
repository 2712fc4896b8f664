import { keyframes, styled } from 'styled-components';
import { ownProps } from '../own-props.ts';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

/** Holds the place of what is loading, so that nothing moves when it comes. Hidden from assistive technology. */
export const Skeleton = styled.div
  .withConfig(ownProps('width', 'height'))
  .attrs({ 'aria-hidden': true })<SkeletonProps>`
  width: ${({ width = '100%' }) => width};
  max-width: 100%;
  height: ${({ height = '1em' }) => height};
  background: ${theme.color.line};
  border-radius: ${theme.radius.sm};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
