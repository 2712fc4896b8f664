import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Drawing } from './drawing.ts';
import { thirteen } from './thirteen.ts';

const Place = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  height: min(24rem, 40vw);
  overflow: hidden;
  color: ${theme.color.goldLine};
  opacity: 0.6;
  mask-image: linear-gradient(transparent, black 80%);
  pointer-events: none;
  > svg {
    width: max(44rem, 80vw);
    align-self: end;
  }
  * {
    vector-effect: non-scaling-stroke;
  }
`;

const rays = thirteen.map((at) => -90 + (180 / 12) * at);
const halos = [70, 84, 118, 160];

/** The day that the journey goes towards: thirteen rays over the edge of the last chapter. */
export const Sunrise = () => (
  <Place aria-hidden>
    <Drawing viewBox="-240 -240 480 240">
      {halos.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {rays.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="tint" d="M0-88C9-102 9-132 0-156C-9-132-9-102 0-88Z" />
          <path className="fine" d="M0-164V-232" />
        </g>
      ))}
    </Drawing>
  </Place>
);
