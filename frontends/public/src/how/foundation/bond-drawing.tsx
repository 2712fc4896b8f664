import { Drawing } from './drawing-style.ts';

const petals = Array.from({ length: 13 }, (_, at) => (360 / 13) * at);
const rays = [-72, -36, 0, 36, 72];

/** Birth, certificate, bond, trust: the way turns back on itself, and its lines break where the record ends. */
export const BondDrawing = ({
  labels: [birth, certificate, bond, trust],
}: {
  readonly labels: readonly string[];
}) => (
  <Drawing viewBox="36 18 324 280" aria-label={[birth, certificate, bond, trust].join(', ')}>
    <path d="M138 74h102m-9-7 9 7-9 7" />
    <path className="said" d="M300 146v34" />
    <path d="m293 173 7 8 7-8" />
    <path className="said" d="M242 236H150" />
    <path d="m157 229-8 7 8 7" />
    <g transform="translate(90 74)">
      <path className="filled" d="M-26 20a26 26 0 0 1 52 0Z" />
      {rays.map((turn) => (
        <path key={turn} d="M0-17v-13" transform={`translate(0 20) rotate(${turn}) translate(0 -18)`} />
      ))}
      <path d="M-44 20h88M-30 29h60" />
      <text y="58">{birth}</text>
    </g>
    <g transform="translate(300 74)">
      <rect className="filled" x="-29" y="-40" width="58" height="74" rx="3" />
      <path className="fine" d="M-18-25h36M-12-16h24M-18 0h36M-18 9h20" />
      <circle cx="13" cy="20" r="6.500" />
      <text y="58">{certificate}</text>
    </g>
    <g transform="translate(300 236)">
      <rect className="filled said" x="-46" y="-34" width="92" height="62" rx="3" />
      {petals.map((turn) => (
        <ellipse
          key={turn}
          className="fine"
          cy="-11"
          rx="5"
          ry="10"
          transform={`translate(0 -3) rotate(${turn})`}
        />
      ))}
      <path className="fine" d="M-36-24h12M24-24h12M-36 18h12M24 18h12" />
      <text y="54">{bond}</text>
    </g>
    <g transform="translate(90 236)">
      <rect className="filled said" x="-38" y="-38" width="76" height="66" rx="5" />
      <circle cy="-5" r="17" />
      <path d="M0-22v8M0 4v8M-17-5h8M9-5h8" />
      <circle cy="-5" r="3" className="solid" />
      <path d="M-28 28v6M28 28v6" />
      <text y="54">{trust}</text>
    </g>
  </Drawing>
);
