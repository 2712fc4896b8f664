import { Drawing, monthIndexes, toPoint, round } from './drawing.ts';

const spring = -30;
const outer = 176;
const inner = 134;
const keystone = 6;

const wedge = 180 / 13;

const stones = monthIndexes.map((at) => {
  const from = 180 + wedge * at;
  const reach = at === keystone ? outer + 12 : outer;
  const foot = at === keystone ? inner - 8 : inner;
  const [ax, ay] = toPoint(from, foot);
  const [bx, by] = toPoint(from, reach);
  const [cx, cy] = toPoint(from + wedge, reach);
  const [dx, dy] = toPoint(from + wedge, foot);
  return {
    at,
    path: `M${ax} ${ay}L${bx} ${by}A${reach} ${reach} 0 0 1 ${cx} ${cy}L${dx} ${dy}A${foot} ${foot} 0 0 0 ${ax} ${ay}Z`,
  };
});

/** Evenly spread rain, with none under the arch. */
const rain = Array.from({ length: 130 }, (_, at) => ({
  x: round(((at * 0.618034) % 1) * 530 - 258),
  y: round((at / 130) * 410 - 262),
  length: 12 + ((at * 7) % 5) * 4,
})).filter(({ x, y, length }) => Math.hypot(x - 4, Math.min(y + length - spring, 0)) > outer + 18);

const people = [
  { x: -46, scale: 1 },
  { x: 48, scale: 1.06 },
  { x: 4, scale: 0.68 },
];

/** Protection: an arch of thirteen stones shelters people from the rain. */
export const ShelteringArch = () => (
  <Drawing>
    <radialGradient id="arch-light" cx="0" cy="110" r="190" gradientUnits="userSpaceOnUse">
      <stop offset="0" stopColor="currentColor" stopOpacity="0.45" />
      <stop offset="1" stopColor="currentColor" stopOpacity="0" />
    </radialGradient>
    <g className="fine teal">
      {rain.map(({ x, y, length }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l${round(-length * 0.32)} ${length}`} />
      ))}
    </g>
    <path
      d={`M${-inner} 172V${spring}A${inner} ${inner} 0 0 1 ${inner} ${spring}V172Z`}
      fill="url(#arch-light)"
      stroke="none"
    />
    <g transform={`translate(0 ${spring})`}>
      {stones.map(({ at, path }) => (
        <path key={at} className={at === keystone ? 'teal tint' : 'tint drawn'} pathLength={1} d={path} />
      ))}
    </g>
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path className="tint drawn" pathLength={1} d={`M${inner} ${spring}H${outer}V172H${inner}Z`} />
        <path className="fine" d={`M${inner} 20H${outer}M${inner} 70H${outer}M${inner} 120H${outer}`} />
        <path d={`M${inner - 8} ${spring}H${outer + 8}`} />
      </g>
    ))}
    <path
      className="fine"
      d={`M${-inner + 14} 172V${spring}A${inner - 14} ${inner - 14} 0 0 1 ${inner - 14} ${spring}V172`}
    />
    {people.map(({ x, scale }) => (
      <g key={x} transform={`translate(${x} 172) scale(${scale})`}>
        <path className="paper" d="M-44 0C-44-54-30-80 0-80S44-54 44 0Z" />
        <path className="tint" d="M-44 0C-44-54-30-80 0-80S44-54 44 0" />
        <path className="fine" d="M-27 0C-27-34-18-52 0-52S27-34 27 0" />
        <circle className="paper" r="19" cy="-106" />
        <circle className="tint" r="19" cy="-106" />
        <circle className="fine" r="11" cy="-106" />
      </g>
    ))}
    <path className="drawn" pathLength={1} d="M-204 172H204" />
    <path d="M-204 172V188H204V172M-226 188V206H226V188M-226 188H-204M204 188H226" />
    <path className="fine" d="M-250 206H250" />
  </Drawing>
);
