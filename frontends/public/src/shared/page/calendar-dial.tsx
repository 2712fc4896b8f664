import { months, toLivingTime } from '@aera/living-time';
import { theme } from '@aera/ui';
import { useClock } from '@aera/frontend-kit';
import { styled } from 'styled-components';

const daysInMonths = 364;
const degreesOfDay = 360 / daysInMonths;
const getDayOfYear = (now: Date) => Math.min(toLivingTime(now).index, daysInMonths);
const petals = months.map((_, month) => (360 / months.length) * month);

const Drawing = styled.svg`
  height: auto;
  overflow: visible;
  fill: none;
  stroke: ${theme.color.goldLine};
  stroke-width: 0.5;

  .fine {
    opacity: 0.65;
  }
  .petals {
    fill: color-mix(in srgb, ${theme.color.goldLine} 9%, transparent);
  }
  .names {
    fill: ${theme.color.gold};
    stroke: none;
    font: 400 4.6px ${theme.font.display};
    letter-spacing: 0.14em;
    text-anchor: middle;
    text-transform: uppercase;
  }
  .today {
    fill: ${theme.color.gold};
    stroke: none;
  }
`;

/** The living year as a dial: thirteen months of twenty-eight days, with a gold point at today. */
export function CalendarDial({ width }: { readonly width: string }) {
  const day = useClock(getDayOfYear);
  return (
    <Drawing width={width} viewBox="-120 -120 240 240" aria-hidden>
      <circle r="116" className="fine" />
      <circle r="97" className="fine" />
      <circle
        r="101"
        strokeWidth="5"
        className="fine"
        pathLength={daysInMonths}
        strokeDasharray="0.14 0.86"
        transform="rotate(-90)"
      />
      {petals.map((turn, month) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <line y1="-97" y2="-116" />
          <path className="petals" d="M0-90C16-66 16-40 0-18-16-40-16-66 0-90Z" />
          <path className="fine" d="M0-84V-26" />
          <text className="names" transform={`rotate(${180 / months.length})`} y="-107.5">
            {months[month]?.name}
          </text>
        </g>
      ))}
      <circle r="13" />
      <circle r="10" className="fine" />
      {day !== null && (
        <circle className="today" r="2.6" cy="-97" transform={`rotate(${(day - 0.5) * degreesOfDay})`} />
      )}
    </Drawing>
  );
}
