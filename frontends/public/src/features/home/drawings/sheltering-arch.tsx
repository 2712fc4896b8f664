import { Drawing, monthIndexes, toPoint, round } from './drawing.ts';

const springLineY = -30;
const outerRadius = 176;
const innerRadius = 134;
const keystoneIndex = 6;

const stoneAngle = 180 / 13;

const stones = monthIndexes.map((index) => {
  const startAngle = 180 + stoneAngle * index;
  const stoneOuterRadius = index === keystoneIndex ? outerRadius + 12 : outerRadius;
  const stoneInnerRadius = index === keystoneIndex ? innerRadius - 8 : innerRadius;
  const [ax, ay] = toPoint(startAngle, stoneInnerRadius);
  const [bx, by] = toPoint(startAngle, stoneOuterRadius);
  const [cx, cy] = toPoint(startAngle + stoneAngle, stoneOuterRadius);
  const [dx, dy] = toPoint(startAngle + stoneAngle, stoneInnerRadius);
  return {
    index,
    path: `M${ax} ${ay}L${bx} ${by}A${stoneOuterRadius} ${stoneOuterRadius} 0 0 1 ${cx} ${cy}L${dx} ${dy}A${stoneInnerRadius} ${stoneInnerRadius} 0 0 0 ${ax} ${ay}Z`,
  };
});

/** Evenly spread rain, with none under the arch. */
const rain = Array.from({ length: 130 }, (_, index) => ({
  x: round(((index * 0.618034) % 1) * 530 - 258),
  y: round((index / 130) * 410 - 262),
  length: 12 + ((index * 7) % 5) * 4,
})).filter(({ x, y, length }) => Math.hypot(x - 4, Math.min(y + length - springLineY, 0)) > outerRadius + 18);

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
      d={`M${-innerRadius} 172V${springLineY}A${innerRadius} ${innerRadius} 0 0 1 ${innerRadius} ${springLineY}V172Z`}
      fill="url(#arch-light)"
      stroke="none"
    />
    <g transform={`translate(0 ${springLineY})`}>
      {stones.map(({ index, path }) => (
        <path
          key={index}
          className={index === keystoneIndex ? 'teal tint' : 'tint drawn'}
          pathLength={1}
          d={path}
        />
      ))}
    </g>
    {[-1, 1].map((side) => (
      <g key={side} transform={`scale(${side} 1)`}>
        <path
          className="tint drawn"
          pathLength={1}
          d={`M${innerRadius} ${springLineY}H${outerRadius}V172H${innerRadius}Z`}
        />
        <path
          className="fine"
          d={`M${innerRadius} 20H${outerRadius}M${innerRadius} 70H${outerRadius}M${innerRadius} 120H${outerRadius}`}
        />
        <path d={`M${innerRadius - 8} ${springLineY}H${outerRadius + 8}`} />
      </g>
    ))}
    <path
      className="fine"
      d={`M${-innerRadius + 14} 172V${springLineY}A${innerRadius - 14} ${innerRadius - 14} 0 0 1 ${innerRadius - 14} ${springLineY}V172`}
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
