import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Base of the drawings: gold lines with small labels; broken lines for claims without a record. */
export const Drawing = styled.svg.attrs({ role: 'img' })`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.goldLine};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .fine {
    stroke-width: 1;
    opacity: 0.7;
  }
  .filled {
    fill: color-mix(in srgb, ${theme.color.goldLine} 12%, ${theme.color.surface});
  }
  .said {
    stroke-dasharray: 3 5;
  }
  .solid {
    fill: ${theme.color.goldLine};
    stroke: none;
  }
  text {
    fill: ${theme.color.ink};
    stroke: none;
    font: 500 15px ${theme.font.body};
    text-anchor: middle;
  }
  text.large {
    fill: ${theme.color.gold};
    font: 600 22px ${theme.font.body};
    font-variant-numeric: tabular-nums;
  }
`;
