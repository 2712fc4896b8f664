import { below, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';

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

/** Specks of gold that rise behind the first chapter: 15, or 8 on a narrow screen. Spread evenly, the same each time. */
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
