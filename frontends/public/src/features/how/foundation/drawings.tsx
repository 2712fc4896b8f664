import { Drawing } from './drawing-style.ts';

const years = [1, 2, 3, 4, 5, 6];

/** Seven years without a sign of life, the presumption a court may make, and its reversal when the person reappears. */
export const AbsenceDrawing = ({
  labels: [seen, period, presumed, found],
}: {
  readonly labels: readonly string[];
}) => (
  <Drawing viewBox="10 56 380 228" aria-label={[seen, period, presumed, found].join(', ')}>
    <path d="M56 142h288" />
    {years.map((year) => (
      <path key={year} className="fine" d={`M${56 + (288 / 7) * year} 136v12`} />
    ))}
    <circle className="solid" cx="56" cy="142" r="5" />
    <path d="M60 72h110M230 72h110M60 66v12M340 66v12" className="fine" />
    <text x="200" y="77">
      {period}
    </text>
    <g transform="translate(168 126)">
      <path className="filled" d="M-22 0h44l-8 12h-28Z" />
      <path className="filled" d="M-1-5v-26c12 5 17 14 17 26ZM-6-5v-20c-8 4-11 11-11 20Z" />
      <path className="fine" d="M-34 18q6-5 12 0t12 0 12 0 12 0 12 0" />
    </g>
    <g transform="translate(344 142)">
      <path className="filled" d="M-15 0v-23a15 15 0 0 1 30 0V0Z" />
      <path className="fine" d="M-7-20H7M0-27v14" />
    </g>
    <text x="56" y="172">
      {seen}
    </text>
    <text x="330" y="172">
      {presumed}
    </text>
    <path d="M344 188c-24 62-264 62-288 2m-4 12 4-13 12 6" />
    <text x="200" y="272">
      {found}
    </text>
  </Drawing>
);

const sealPetals = Array.from({ length: 13 }, (_, index) => (360 / 13) * index);
const sunRays = [-72, -36, 0, 36, 72];

/** A circle of birth, certificate, bond and trust, with broken lines where the record ends. */
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
      {sunRays.map((turn) => (
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
      {sealPetals.map((turn) => (
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

const sealRays = [0, 60, 120];

/** Three letters with their lead seals, from the oldest to the newest. */
export const BullsDrawing = ({ labels }: { readonly labels: readonly string[] }) => (
  <Drawing viewBox="14 12 372 260" aria-label={labels.join(', ')}>
    {labels.map((label, index) => {
      const [year, ...name] = label.split(' ');
      return (
        <g key={label} transform={`translate(${70 + index * 130} ${26 + index * 24})`}>
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
          {sealRays.map((turn) => (
            <path key={turn} className="fine" d="M0-7V7" transform={`translate(0 180) rotate(${turn})`} />
          ))}
        </g>
      );
    })}
  </Drawing>
);
