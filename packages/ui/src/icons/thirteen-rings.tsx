import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const months = Array.from({ length: 13 }, (_, month) => (360 / 13) * month);

const Drawing = styled.svg`
  position: absolute;
  inset: 50% auto auto 100%;
  width: min(46rem, 120vw);
  aspect-ratio: 1;
  max-width: none;
  color: ${theme.color.goldLine};
  opacity: 0.5;
  translate: -62% -50%;
  pointer-events: none;

  @media (max-width: 1023.98px) {
    inset: 0 auto auto 100%;
    opacity: 0.28;
    translate: -52% -40%;
  }
`;

/** Ornament for a deep section: one fine petal for each month. Stands in a positioned box that hides what overflows. */
export function ThirteenRings() {
  return (
    <Drawing viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth="0.25" aria-hidden>
      {months.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <ellipse cy="-49" rx="22" ry="47" />
          <circle cy="-98" r="0.9" fill="currentColor" stroke="none" />
        </g>
      ))}
      <circle r="98" strokeDasharray="0.4 3.2" />
      <circle r="30" />
    </Drawing>
  );
}
