import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `max`; values outside count as the nearer end. */
  readonly value: number;
  readonly max?: number;
  /** Said instead of the percentage, for example "3 of 7 controls". */
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
