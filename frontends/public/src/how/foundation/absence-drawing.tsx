import { Drawing } from './drawing-style.ts';

const years = [1, 2, 3, 4, 5, 6];

/** Seven years without a sign, what a court may then presume, and the way back of whoever turns up alive. */
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
