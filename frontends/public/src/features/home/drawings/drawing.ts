import { theme } from '@aera/ui';
import { styled } from 'styled-components';

/**
 * Base of the line drawings: 480 × 480 with the origin in the centre. Classes: `fine` for background lines, `teal` for accents, `tint` for
 * a faint gold fill, `paper` for a fill that hides what is behind, `dot` for solid shapes. Lines with the class `drawn` and a `pathLength`
 * of 1 are drawn when their chapter is reached; all other shapes appear with it.
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
  [data-reveal='reached'] & .drawn {
    transition: stroke-dashoffset 1.8s ${theme.easing.inOut};
  }
  [data-reveal='waiting'] & {
    .drawn {
      stroke-dashoffset: 1;
    }
  }
`;

/** One index for each month, 0 to 12. */
export const monthIndexes: readonly number[] = Array.from({ length: 13 }, (_, index) => index);

/** Angles of thirteen equal parts of a circle, in degrees. */
export const monthAngles: readonly number[] = monthIndexes.map((index) => (360 / 13) * index);

/**
 * Returns the point at an angle, in degrees clockwise from the right. Rounded, because browsers differ in the last digits, which would
 * break hydration.
 */
export const toPoint = (degrees: number, radius: number, squash = 1): readonly [x: number, y: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [round(radius * Math.cos(radians)), round(radius * squash * Math.sin(radians))];
};

export const round = (value: number): number => Math.round(value * 10) / 10;
