import { months } from '@aera/living-time';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const count = months.length;
const daysInMonths = 28 * count;
const getAngle = (month: number) => (360 / count) * month;

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${theme.color.goldLine};
  stroke-width: 0.5;
  pointer-events: none;

  .fine {
    opacity: 0.6;
  }
  .petal {
    fill: ${theme.color.goldLine};
    fill-opacity: 0.08;
    transition: fill-opacity ${theme.duration.slow} ${theme.easing.out};
  }
  .petal[data-shown='true'] {
    fill: ${theme.color.gold};
    fill-opacity: 0.85;
    stroke: ${theme.color.gold};
  }
  .days {
    stroke: ${theme.color.gold};
    stroke-width: 3.4;
  }
  .now,
  .heart {
    fill: ${theme.color.gold};
    stroke: none;
  }
`;

/** Thirteen petals with 364 days around them; the days of the shown month are highlighted. */
export const WheelDrawing = ({
  shown,
  thisMonth,
}: {
  readonly shown: number;
  readonly thisMonth: number | null;
}) => (
  <Drawing viewBox="-110 -110 220 220" aria-hidden>
    <circle r="84" className="fine" />
    <circle r="109" className="fine" />
    <circle
      r="80"
      strokeWidth="3.4"
      className="fine"
      pathLength={daysInMonths}
      strokeDasharray="0.2 0.8"
      transform={`rotate(${-90 - getAngle(0.5)})`}
    />
    <circle
      r="80"
      className="days"
      pathLength={daysInMonths}
      strokeDasharray={`${'0.2 0.8 '.repeat(27)}0.2 ${daysInMonths}`}
      style={{ rotate: `${-90 + getAngle(shown - 0.5)}deg` }}
    />
    {months.map(({ name }, month) => (
      <g key={name} transform={`rotate(${getAngle(month)})`}>
        <path className="petal" data-shown={month === shown} d="M0-72C13-53 13-32 0-14-13-32-13-53 0-72Z" />
        {month === thisMonth && <circle className="now" cy="-75.5" r="1.4" />}
      </g>
    ))}
    <circle r="10" />
    <circle className="heart" r="6.5" />
  </Drawing>
);
