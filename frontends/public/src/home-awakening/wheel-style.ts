import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

export const Wheel = styled.div`
  position: relative;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  aspect-ratio: 1;
  @media (scripting: none) {
    pointer-events: none;
  }
`;

/** Share of the wheel's width from its middle to the middle of a month's number. */
const reach = 44.5;

/** A month's place on the rim, at least as large as a fingertip. */
export const MonthTab = styled.button.attrs<{ $turn: number }>(({ $turn }) => ({
  style: {
    left: `${(50 + Math.sin($turn * 2 * Math.PI) * reach).toFixed(3)}%`,
    top: `${(50 - Math.cos($turn * 2 * Math.PI) * reach).toFixed(3)}%`,
  },
}))<{ $turn: number }>`
  position: absolute;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  background: none;
  color: ${theme.color.inkMuted};
  border: 1px solid transparent;
  border-radius: 50%;
  font: 400 ${theme.text.md} / 1 ${theme.font.display};
  cursor: pointer;
  translate: -50% -50%;
  transition:
    color ${theme.duration.normal} ${theme.easing.out},
    background-color ${theme.duration.normal} ${theme.easing.out};
  ${focusRing}
  &&:focus-visible {
    border-radius: 50%;
  }
  &:hover {
    color: ${theme.color.ink};
    border-color: ${theme.color.goldLine};
  }
  &[aria-selected='true'] {
    background: ${theme.color.gold};
    color: ${theme.color.canvas};
  }
`;
