import { below, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { Drawing, monthIndexes } from './drawings/drawing.ts';

const count = 15;
const countOnPhones = 8;
const goldenRatio = 0.618;

const drift = keyframes`
  from { transform: translateY(0); opacity: 0; }
  20%, 70% { opacity: 0.7; }
  to { transform: translateY(-32vh); opacity: 0; }
`;

const Field = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  @media ${below('tablet')} {
    > :nth-child(n + ${countOnPhones + 1}) {
      display: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

const Particle = styled.i`
  position: absolute;
  width: 4px;
  height: 4px;
  background: ${theme.color.goldLine};
  border-radius: 50%;
  opacity: 0;
  animation: ${drift} 14s ease-in-out infinite;
`;

/** Gold specks that rise behind the first chapter: 15, or 8 on a narrow screen, at fixed positions. */
export const Particles = () => (
  <Field aria-hidden data-testid="particles">
    {Array.from({ length: count }, (_, index) => (
      <Particle
        key={index}
        style={{
          left: `${((index * goldenRatio) % 1) * 96 + 2}%`,
          top: `${((index * goldenRatio * goldenRatio) % 1) * 60 + 35}%`,
          animationDelay: `${(-14 / count) * ((index * 7) % count)}s`,
        }}
      />
    ))}
  </Field>
);

const Horizon = styled.div`
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

const rays = monthIndexes.map((index) => -90 + (180 / 12) * index);
const halos = [70, 84, 118, 160];

/** Thirteen rays over the edge of the last chapter. */
export const Sunrise = () => (
  <Horizon aria-hidden>
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
  </Horizon>
);
