import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import type { IconProps } from './icons.tsx';

const monthAngles = Array.from({ length: 13 }, (_, month) => (360 / 13) * month);

/** The brand mark: thirteen petals around an open centre. */
export function BrandMark({ size = '2rem', label, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      fill="currentColor"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {monthAngles.map((turn) => (
        <path
          key={turn}
          d="M0-15.5C1.9-12.5 1.9-9 0-6.5-1.9-9-1.9-12.5 0-15.5Z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="2.1" />
    </svg>
  );
}

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

/** Ornament of a dark section: one fine petal per month. Needs a positioned parent that hides the overflow. */
export function ThirteenRings() {
  return (
    <Drawing viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth="0.25" aria-hidden>
      {monthAngles.map((turn) => (
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
