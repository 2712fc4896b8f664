import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  position: absolute;
  inset: 50% ${theme.space[5]} auto auto;
  width: 4.5rem;
  height: 4.5rem;
  padding: ${theme.space[4]};
  background: ${theme.color.canvas};
  color: ${theme.color.gold};
  border: 1px solid ${theme.color.goldLine};
  border-radius: 50%;
  rotate: 90deg;
  translate: 0 -50%;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-width: 1.6;
  @media ${from('laptop')} {
    inset-inline: 50% auto;
    rotate: 0deg;
    translate: -50% -50%;
  }
`;

/** From the one who speaks to the one who hears. Ornament: the words say it. */
export const SoundWaves = () => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
    <circle cx="4.5" cy="12" r="1.6" fill="currentcolor" stroke="none" />
    <path d="M9 8a6.5 6.5 0 0 1 0 8M13 5a11.5 11.5 0 0 1 0 14M17 2.5a16 16 0 0 1 0 19" />
  </Drawing>
);
