import { Drawing, monthAngles, monthIndexes, toPoint, round } from './drawing.ts';

/** Offsets of the thirteen lobes, which make the seal irregular. */
const lobeOffsets = [0, 5, -3, 6, -2, 3, -5, 2, 7, -4, 1, -2, 4];

const toLobeRadius = (index: number): number => 176 + (lobeOffsets[index] ?? 0);

/** How far the outline returns towards the centre between two lobes. */
const notchDepth = 14;

const outline = monthIndexes
  .flatMap((index) => {
    const angle = (360 / 13) * index;
    const lobeRadius = toLobeRadius(index);
    const [controlX, controlY] = toPoint(angle, lobeRadius + 12);
    const [x, y] = toPoint(angle + 360 / 26, lobeRadius - notchDepth);
    return [`Q${controlX} ${controlY} ${x} ${y}`];
  })
  .join('');

/** The outline starts where its last lobe ends. */
const [startX, startY] = toPoint(-360 / 26, toLobeRadius(12) - notchDepth);

/** Ridges of a fingerprint: off-centre arches with gaps. */
const ridges = Array.from({ length: 11 }, (_, index) => {
  const halfWidth = 6 + index * 9;
  const top = round(14 - index * 10.4);
  const lean = 7 + index * 0.9;
  return {
    path: `M${-halfWidth - 4} 150C${-halfWidth - 6} 58 ${round(-halfWidth * 0.98)} ${top} ${round(lean * 0.4)} ${top}S${round(halfWidth + lean)} 52 ${round(halfWidth + lean + 2)} 150`,
    dashArray: `${38 + ((index * 29) % 47)} 4 ${52 + ((index * 17) % 61)} 5`,
  };
});

/** Authority: a seal with a fingerprint. */
export const FingerprintSeal = () => (
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
      {monthAngles.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="tint" d="M0-133C7-126 7-118 0-111C-7-118-7-126 0-133Z" />
          <circle className="dot" r="1.6" cy="-122" transform={`rotate(${360 / 26})`} />
        </g>
      ))}
      <circle className="fine" r="106" />
    </g>
    <g clipPath="url(#seal-inside)">
      <g transform="translate(-4 -36)">
        {ridges.map(({ path, dashArray }) => (
          <path key={path} d={path} strokeDasharray={dashArray} strokeWidth="1.9" />
        ))}
        <path d="M-1 150C-3 80-2 40 3 34S12 76 11 150" strokeWidth="1.9" />
      </g>
    </g>
  </Drawing>
);
