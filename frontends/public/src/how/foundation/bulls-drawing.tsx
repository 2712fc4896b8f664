import { Drawing } from './drawing-style.ts';

const rays = [0, 60, 120];

/** Three letters with their lead seals, from the oldest to the newest. */
export const BullsDrawing = ({ labels }: { readonly labels: readonly string[] }) => (
  <Drawing viewBox="14 12 372 260" aria-label={labels.join(', ')}>
    {labels.map((label, at) => {
      const [year, ...name] = label.split(' ');
      return (
        <g key={label} transform={`translate(${70 + at * 130} ${26 + at * 24})`}>
          <path className="filled" d="M-50 0q50-10 100 0v118q-50 10-100 0Z" />
          <path className="fine" d="M-38 86h76M-38 97h76" />
          <text className="large" y="36">
            {year}
          </text>
          {name.map((word, line) => (
            <text key={word} y={57 + line * 18}>
              {word}
            </text>
          ))}
          <path d="M-6 123 0 164 6 123" />
          <circle className="filled" cy="180" r="17" />
          <circle className="fine" cy="180" r="12" />
          {rays.map((turn) => (
            <path key={turn} className="fine" d="M0-7V7" transform={`translate(0 180) rotate(${turn})`} />
          ))}
        </g>
      );
    })}
  </Drawing>
);
