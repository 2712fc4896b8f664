import { Drawing, monthAngles, monthIndexes, round } from './drawing.ts';

/** The outline of a person, and smaller copies of it inside. */
const echoes = [0, 1, 2, 3].map((step) => {
  const halfWidth = 104 - step * 24;
  const top = round(-34 + step * 30);
  const baseY = 196;
  const bend = round(top + 96 - step * 12);
  return {
    body: `M${-halfWidth} ${baseY}V${bend + 40}C${-halfWidth} ${round(bend - 34)} ${round(-halfWidth * 0.62)} ${top} 0 ${top}S${halfWidth} ${round(bend - 34)} ${halfWidth} ${bend + 40}V${baseY}`,
    head: 46 - step * 12,
  };
});

const heart = { x: -128, y: 96 };

const boxes = monthIndexes.map((index) => 24 + index * 13);

/** Tilts the form. */
const tilt = 'rotate(3 105 -15)';
const tiltPoint = (x: number, y: number): readonly [x: number, y: number] => [
  round(105 + (x - 105) * 0.9986 - (y + 15) * 0.0523),
  round(-15 + (x - 105) * 0.0523 + (y + 15) * 0.9986),
];

/** Slack threads from the heart of the person to each box of the form. */
const threads = boxes.map((x, index) => {
  const depth = round(266 - index * 3.5);
  const [endX, endY] = tiltPoint(x + 5, 162);
  return `M${heart.x} ${heart.y}C${heart.x + 26} ${depth} ${round(endX - 30)} ${depth} ${endX} ${endY}`;
});

const sheet = 'M6-226H166L204-188V196H6Z';

/** Control: a person and a paper double, connected by thirteen threads. */
export const PaperDouble = () => (
  <Drawing>
    <g transform={`translate(${heart.x} 0)`}>
      {echoes.map(({ body, head }, step) => (
        <g key={head} className={step === 0 ? 'tint' : 'fine'}>
          <path className="drawn" pathLength={1} d={body} />
          <circle className="drawn" pathLength={1} cy="-92" r={head} />
        </g>
      ))}
      <path d="M-120 196H120" />
    </g>
    <g transform={tilt}>
      <path className="paper" stroke="none" d={sheet} />
      <path className="tint drawn" pathLength={1} d={sheet} />
      <path d="M166-226V-188H204" />
      <g strokeDasharray="5 5">
        <circle cx="105" cy="-140" r="32" />
        <path d="M42-18V-34C42-72 66-96 105-96S168-72 168-34V-18Z" />
      </g>
      <path className="fine" d="M30 18H180M30 38H180M30 58H132M30 78H164M30 98H110" />
      {boxes.map((x) => (
        <path key={x} className="fine" d={`M${x} 148h10v14h-10Z`} />
      ))}
      <g className="teal" transform="rotate(-14 158 92)">
        <circle cx="158" cy="92" r="34" className="paper" />
        <circle cx="158" cy="92" r="34" className="teal tint" />
        <circle cx="158" cy="92" r="27" strokeDasharray="1 3.6" />
        <path d="M143 92h30M149 83h18M149 101h18" />
      </g>
    </g>
    <g className="fine">
      {threads.map((thread) => (
        <path key={thread} className="drawn" pathLength={1} d={thread} />
      ))}
    </g>
    <g transform={`translate(${heart.x} ${heart.y})`}>
      <circle className="paper" r="9" stroke="none" />
      {monthAngles.map((angle) => (
        <path key={angle} d="M0-12V-20" transform={`rotate(${angle})`} />
      ))}
      <circle className="dot" r="6" />
    </g>
  </Drawing>
);
