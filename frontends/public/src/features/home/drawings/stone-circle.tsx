import { Drawing, monthAngles, monthIndexes, toPoint, round } from './drawing.ts';

const ground = 104;
const flat = 0.34;

/** Boundaries on the ground, each with the line style of a kind of border on maps. */
const boundaries = [
  { radius: 42, line: undefined },
  { radius: 84, line: '1 4' },
  { radius: 130, line: '14 5 2 5' },
  { radius: 232, line: '7 5' },
];

const height = [1, 0.86, 1.1, 0.94, 1.04, 0.88, 1.12, 0.92, 1, 1.08, 0.84, 1.05, 0.95];

/** Stones on the third boundary, sorted back to front, so that those in front cover the others. */
const stones = monthIndexes
  .map((index) => {
    const [x, y] = toPoint((360 / 13) * index + 14, 184, flat);
    const near = 1 + y / 200;
    return {
      index,
      x,
      y: ground + y,
      wide: round(near * 10) / 10,
      tall: round(near * (height[index] ?? 1) * 10) / 10,
    };
  })
  .toSorted((one, other) => one.y - other.y);

/** The same boundaries around the light in the sky. */
const rings = [
  { radius: 46, line: undefined },
  { radius: 84, line: '1 4' },
  { radius: 126, line: '14 5 2 5' },
  { radius: 172, line: undefined },
];

/** Jurisdiction: thirteen stones mark a boundary around one light. */
export const StoneCircle = () => (
  <Drawing>
    <linearGradient id="sky-fade" x1="0" y1="-240" x2="0" y2="70" gradientUnits="userSpaceOnUse">
      <stop offset="0.55" stopColor="white" />
      <stop offset="1" stopColor="black" />
    </linearGradient>
    <mask id="sky" maskUnits="userSpaceOnUse" x="-300" y="-300" width="600" height="400">
      <rect x="-300" y="-300" width="600" height="400" fill="url(#sky-fade)" stroke="none" />
    </mask>
    <g mask="url(#sky)" className="fine">
      {rings.map(({ radius, line }) => (
        <circle key={radius} r={radius} cy="-66" strokeDasharray={line} />
      ))}
      {monthAngles.map((angle) => (
        <g key={angle} transform={`translate(0 -66) rotate(${angle})`}>
          <path d="M0-46V-172" opacity="0.5" />
          <path className="dot" d="M0-178L4-172L0-166L-4-172Z" />
        </g>
      ))}
    </g>
    <g transform={`translate(0 ${ground})`}>
      {boundaries.map(({ radius, line }) => (
        <ellipse key={radius} className="fine" rx={radius} ry={round(radius * flat)} strokeDasharray={line} />
      ))}
      <ellipse className="drawn" pathLength={1} rx="184" ry={round(184 * flat)} />
    </g>
    {stones.slice(0, 6).map((stone) => (
      <Stone key={stone.index} {...stone} />
    ))}
    <path className="paper" d={`M-11 ${ground}L-6-34L0-46L6-34L11 ${ground}Z`} />
    <path className="tint drawn" pathLength={1} d={`M-11 ${ground}L-6-34L0-46L6-34L11 ${ground}Z`} />
    <path className="fine" d={`M0-46V${ground}`} />
    <circle className="dot" r="6" cy="-66" />
    {monthAngles.map((angle) => (
      <path key={angle} d="M0-12V-22" transform={`translate(0 -66) rotate(${angle})`} />
    ))}
    {stones.slice(6).map((stone) => (
      <Stone key={stone.index} {...stone} />
    ))}
  </Drawing>
);

const Stone = ({ x, y, wide, tall }: (typeof stones)[number]) => (
  <g transform={`translate(${x} ${y}) scale(${wide} ${tall})`}>
    <path className="paper" d="M-11 3L-9-42Q-8-54 1-55T9-40L12 3Q0 8-11 3Z" />
    <path className="tint" d="M-11 3L-9-42Q-8-54 1-55T9-40L12 3Q0 8-11 3Z" />
    <path className="fine" d="M3-48L5 3" />
  </g>
);
