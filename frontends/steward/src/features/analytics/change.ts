import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** "+12.5%", "−3 points"; null for a difference that would read as 0. */
export function formatChange(amount: number, unit: string): string | null {
  const size = number.format(Math.abs(amount));
  return size === '0' ? null : `${amount > 0 ? '+' : '−'}${size}${unit}`;
}

/** Relative difference in percent. */
export const computePercentChange = (value: number, before: number): number =>
  ((value - before) / before) * 100;

export const Change = styled.b`
  font-weight: 650;
  white-space: nowrap;
  &[data-tone='better'] {
    color: ${theme.color.success};
  }
  &[data-tone='worse'] {
    color: ${theme.color.destructive};
  }
`;
