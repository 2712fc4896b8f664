import type { Emblem as EmblemName } from '@aera/content/false-authorities';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.25;
  stroke-linecap: round;
  stroke-linejoin: round;
  .solid {
    fill: currentcolor;
    stroke: none;
  }
  .fine {
    opacity: 0.55;
  }
`;

/** Twelve points around a vault, one for each regional bank. */
const reserve = (
  <>
    <rect x="17" y="17" width="14" height="14" rx="1.5" />
    <circle cx="24" cy="24" r="3.5" />
    <path className="fine" d="M24 20.5V17M24 31v-3.5M20.5 24H17M31 24h-3.5" />
    {Array.from({ length: 12 }, (_, index) => (
      <circle
        key={index}
        className="solid"
        cx="24"
        cy="10"
        r="1.3"
        transform={`rotate(${index * 30} 24 24)`}
      />
    ))}
  </>
);

const dome = (
  <>
    <path d="M11 30a13 13 0 0 1 26 0M9 30h30M12 30v6M36 30v6M9 36h30M24 17v-4" />
    <path className="fine" d="M17.5 30c0-6 2.5-11 6.5-13 4 2 6.5 7 6.5 13M24 17v13" />
    <circle cx="24" cy="11.5" r="1.5" />
  </>
);

const gate = (
  <>
    <path d="M11 37V17h5v-4h4v4h8v-4h4v4h5v20M17 37V27a7 7 0 0 1 14 0v10M9 37h30" />
    <path className="fine" d="M21 21.5V37M24 20v17M27 21.5V37M17 28h14M17 32.5h14" />
  </>
);

const scales = (
  <>
    <path d="M24 11v25M17 37h14M12 16c4 1.5 8-1 12-1s8 2.5 12 1" />
    <path d="M7.5 27 12 16l4.5 11a4.5 4.5 0 0 1-9 0ZM31.5 27 36 16l4.5 11a4.5 4.5 0 0 1-9 0Z" />
    <circle className="solid" cx="24" cy="11" r="1.6" />
  </>
);

const terrace = (
  <>
    <path d="M9 36h30M12 31h24M16 26h16M20 21h8" />
    <path className="fine" d="M12 31v5M36 31v5M16 26v5M32 26v5M20 21v5M28 21v5" />
    <path d="M24 21v-5m0 0c0-3 2-5 5.5-5 0 3.5-2 5-5.5 5Zm0 0c0-3-2-5-5.5-5 0 3.5 2 5 5.5 5Z" />
  </>
);

const tower = (
  <>
    <path d="M16 37c2.5-8 2.5-17 0-25h16c-2.5 8-2.5 17 0 25M10 37h28" />
    <path className="fine" d="M17.2 17h13.6M17.8 22h12.4M17.8 27h12.4M17.2 32h13.6" />
    <path d="M24 12V8.5" />
  </>
);

const columns = (
  <>
    <path d="M10 19 24 11l14 8ZM10 37h28M12 33h24" />
    <path d="M14.5 22v8M20.8 22v8M27.2 22v8M33.5 22v8" />
    <circle className="fine" cx="24" cy="15.8" r="1.4" />
  </>
);

const renderSeats = (radius: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = Math.PI * (index / (count - 1));
    return (
      <circle
        key={`${radius}-${index}`}
        className="solid"
        cx={(24 - radius * Math.cos(angle)).toFixed(2)}
        cy={(33 - radius * Math.sin(angle)).toFixed(2)}
        r="1.35"
      />
    );
  });

/** Rows of seats in semicircles around a speaker. */
const assembly = (
  <>
    {renderSeats(17, 12)}
    {renderSeats(12.5, 9)}
    {renderSeats(8, 6)}
    <path d="M21 36h6v-4h-6ZM9 36h30" />
  </>
);

const drawings: Record<EmblemName, ReactNode> = {
  reserve,
  dome,
  gate,
  scales,
  terrace,
  tower,
  columns,
  assembly,
};

/** A decorative drawing for an institution, whose name is always beside it. */
export const Emblem = ({ name, size }: { readonly name: EmblemName; readonly size: string }) => (
  <Drawing viewBox="5 5 38 38" width={size} height={size} aria-hidden>
    {drawings[name]}
  </Drawing>
);
