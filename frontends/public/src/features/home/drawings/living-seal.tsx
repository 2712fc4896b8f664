import { Drawing, monthAngles, monthIndexes, toPoint, round } from './drawing.ts';

/** Offsets of the thirteen lobes, which make the seal irregular. */
const pressure = [0, 5, -3, 6, -2, 3, -5, 2, 7, -4, 1, -2, 4];

const outline = monthIndexes
  .flatMap((at) => {
    const turn = (360 / 13) * at;
    const out = 176 + (pressure[at] ?? 0);
    const [outX, outY] = toPoint(turn, out + 12);
    const [x, y] = toPoint(turn + 360 / 26, out - 14);
    return [`Q${outX} ${outY} ${x} ${y}`];
  })
  .join('');

const [startX, startY] = toPoint(-360 / 26, 166);

/** Ridges of a fingerprint: off-centre arches with gaps. */
const ridges = Array.from({ length: 11 }, (_, at) => {
  const half = 6 + at * 9;
  const top = round(14 - at * 10.4);
  const lean = 7 + at * 0.9;
  return {
    path: `M${-half - 4} 150C${-half - 6} 58 ${round(-half * 0.98)} ${top} ${round(lean * 0.4)} ${top}S${round(half + lean)} 52 ${round(half + lean + 2)} 150`,
    breaks: `${38 + ((at * 29) % 47)} 4 ${52 + ((at * 17) % 61)} 5`,
  };
});

/** Authority: a seal with a fingerprint. */
export const LivingSeal = () => (
  <Drawing>
    <clipPath id="seal-inside">
      <circle r="101" cy="-28" />
    </clipPath>
    <path className="teal tint" d="M-62 118L-104 226L-70 214L-50 238L-14 138Z" />
    <path className="teal tint" d="M62 118L104 226L70 214L50 238L14 138Z" />
    <g transform="translate(0 -28)">
      <path className="paper" d={`M${startX} ${startY}${outline}Z`} />
      <path className="tint drawn" pathLength={1} d={`M${startX} ${startY}${outline}Z`} />
      <ellipse className="drawn" pathLength={1} rx="143" ry="140" transform="rotate(24)" />
      <ellipse className="fine" rx="137" ry="139" transform="rotate(-12)" />
      {monthAngles.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="tint" d="M0-133C7-126 7-118 0-111C-7-118-7-126 0-133Z" />
          <circle className="dot" r="1.6" cy="-122" transform={`rotate(${360 / 26})`} />
        </g>
      ))}
      <circle className="fine" r="106" />
    </g>
    <g clipPath="url(#seal-inside)">
      <g transform="translate(-4 -36)">
        {ridges.map(({ path, breaks }) => (
          <path key={path} d={path} strokeDasharray={breaks} strokeWidth="1.9" />
        ))}
        <path d="M-1 150C-3 80-2 40 3 34S12 76 11 150" strokeWidth="1.9" />
      </g>
    </g>
  </Drawing>
);
