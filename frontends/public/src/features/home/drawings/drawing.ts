import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/**
 * A line drawing of the house: fine gold lines on a field of 480 × 480 with its origin in the middle. `fine` lines stand back, `teal`
 * ones act, `tint` is a breath of gold, `paper` hides what is behind, `dot` is solid. Lines of the class `drawn`, with a
 * `pathLength` of 1, draw themselves when their chapter is reached; everything else appears with it.
 */
export const Drawing = styled.svg.attrs(({ viewBox = '-240 -240 480 480' }) => ({
  viewBox,
  'aria-hidden': true,
}))`
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${theme.color.goldLine};
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  .fine {
    stroke-width: 0.9;
    opacity: 0.75;
  }
  .teal {
    stroke: ${theme.color.accent};
  }
  .tint {
    fill: color-mix(in srgb, ${theme.color.goldLine} 10%, transparent);
  }
  .teal.tint {
    fill: color-mix(in srgb, ${theme.color.accent} 12%, transparent);
  }
  .paper {
    fill: var(--paper, ${theme.color.canvas});
  }
  .dot {
    fill: currentcolor;
    stroke: none;
  }
  .drawn {
    stroke-dasharray: 1;
  }
  [data-reached='reached'] & .drawn {
    transition: stroke-dashoffset 1.8s ${theme.easing.inOut};
  }
  [data-reached='waiting'] & {
    .drawn {
      stroke-dashoffset: 1;
    }
  }
`;

/** One for each month of the year: the numbers from 0 to 12. */
export const monthIndexes: readonly number[] = Array.from({ length: 13 }, (_, at) => at);

/** Degrees of a full circle, a thirteenth each. */
export const monthAngles: readonly number[] = monthIndexes.map((at) => (360 / 13) * at);

/** A point at an angle, in degrees clockwise from the right. Rounded: browsers differ in the last digits, a pre-rendered page may not. */
export const toPoint = (degrees: number, radius: number, squash = 1): readonly [x: number, y: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(radians)), round(radius * squash * Math.sin(radians))];
};

export const round = (value: number): number => Math.round(value * 10) / 10;
