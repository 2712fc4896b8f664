import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  display: none;
  width: 100%;
  max-width: 27rem;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.goldLine};
  stroke-width: 1;
  @media ${from('laptop')} {
    display: block;
  }

  .sheet {
    fill: color-mix(in srgb, ${theme.color.goldLine} 7%, ${theme.color.canvas});
  }
  .fine {
    opacity: 0.55;
  }
  .cut {
    stroke-dasharray: 3 3;
  }
  .figure {
    fill: color-mix(in srgb, ${theme.color.gold} 88%, ${theme.color.canvas});
    stroke: none;
  }
`;

/** The outline of a paper figure. */
const person =
  'M0-78a17 17 0 0 1 9 31.5c13 3 21 10 24 22l9 42-13 4-12-34 3 34 7 58h-16L0 32l-11 47.500h-16l7-58 3-34-12 34-13-4 9-42c3-12 11-19 24-22A17 17 0 0 1 0-78Z';

const layerProgress = Array.from({ length: 13 }, (_, index) => index / 12);
const rows = [0, 1, 2, 3, 4, 5, 6];
const petalAngles = layerProgress.map((_, index) => (360 / 13) * index);

/** A certificate with the outline of a figure, and copies of the figure that rise out of it, each more opaque. */
export const HeroDrawing = () => (
  <Drawing viewBox="0 0 440 420" aria-hidden>
    <g transform="rotate(-7 170 220)">
      <rect className="sheet" x="34" y="56" width="250" height="330" rx="6" />
      <rect className="fine" x="46" y="68" width="226" height="306" rx="2" />
      <path className="fine" d="M96 98h126M118 112h82" />
      {rows.map((row) => (
        <path key={row} className="fine" d={`M66 ${300 + row * 9}h${row === 6 ? 58 : 102}`} />
      ))}
      <g transform="translate(226 328)">
        {petalAngles.map((turn) => (
          <ellipse key={turn} className="fine" cy="-11" rx="6" ry="11" transform={`rotate(${turn})`} />
        ))}
        <circle r="25" />
      </g>
      <path className="cut" d={person} transform="translate(159 208)" />
    </g>
    {layerProgress.map((progress) => (
      <path
        key={progress}
        d={person}
        className={progress === 1 ? 'figure' : undefined}
        opacity={progress === 1 ? 1 : 0.12 + progress * 0.5}
        transform={`translate(${156 + progress * 196} ${206 - progress * 34}) rotate(${-7 + progress * 11}) scale(${1 + progress * 0.12})`}
      />
    ))}
  </Drawing>
);
