import { below, focusRing, hideWithoutScripts, theme } from '@aera/ui';
import { css, keyframes, styled } from 'styled-components';
import { Arrows as PlainArrows } from './arrows.tsx';

const arrive = keyframes`from { opacity: 0; transform: translateX(1rem); }`;

/** All slides in one grid cell, as tall as the tallest, so that the page does not move. */
export const Slides = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

export const Slide = styled.div.attrs({ role: 'group', 'aria-roledescription': 'slide' })<{
  $moved: boolean;
}>`
  &[data-shown='false'] {
    visibility: hidden;
  }
  &[data-shown='true'] {
    ${({ $moved }) =>
      $moved &&
      css`
        animation: ${arrive} ${theme.duration.slow} ${theme.easing.out};
      `}
  }
  @media (scripting: none) {
    && {
      grid-area: auto;
      visibility: visible;
    }
  }
`;

/** On a phone the dots have their own line. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[4]};
  ${hideWithoutScripts}
`;

export const Counter = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Arrows = styled(PlainArrows)`
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  @media ${below('phone')} {
    order: 1;
    justify-content: center;
    width: 100%;
  }
`;

export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.lineStrong};
  border: 0;
  cursor: pointer;
  ${focusRing}
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
    transition: scale ${theme.duration.normal} ${theme.easing.out};
  }
  &[aria-current='true'] {
    color: ${theme.color.gold};
    &::before {
      background: currentcolor;
      scale: 1.25;
    }
  }
`;
