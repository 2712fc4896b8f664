import { css, keyframes, styled } from 'styled-components';
import { styleProps } from '../style-props.ts';
import { theme } from '../theme/theme.ts';

interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
}

const breathe = keyframes`50% { opacity: 0.5; }`;

/** Placeholder with the size of the content that is loading, so that the layout does not shift. Hidden from assistive technology. */
export const Skeleton = styled.div
  .withConfig(styleProps('width', 'height'))
  .attrs({ 'aria-hidden': true })<SkeletonProps>`
  width: ${({ width = '100%' }) => width};
  max-width: 100%;
  height: ${({ height = '1em' }) => height};
  background: ${theme.color.line};
  border-radius: ${theme.radius.sm};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span<{ $size: string }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 2px solid color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

interface SpinnerProps {
  readonly size?: string;
  /** Accessible name. Required unless text beside it says what is loading. */
  readonly label?: string;
}

export function Spinner({ size = '1.5rem', label }: SpinnerProps) {
  return (
    <Ring
      $size={size}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `max`; other values are clamped. */
  readonly value: number;
  readonly max?: number;
  /** Announced instead of the percentage, for example "3 of 7 controls". */
  readonly valueText?: string;
}

const track = css`
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.full};
`;

const fill = css`
  background: ${theme.color.accent};
  border-radius: ${theme.radius.full};
`;

const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  ${track}
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  &::-webkit-progress-bar {
    ${track}
  }
  &::-webkit-progress-value {
    ${fill}
    transition: inline-size ${theme.duration.slow} ${theme.easing.out};
  }
  &::-moz-progress-bar {
    ${fill}
  }
`;

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const shown = Math.min(Math.max(value, 0), max);
  return <Bar aria-label={label} aria-valuetext={valueText} value={shown} max={max} />;
}
