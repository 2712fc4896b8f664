import { formatAeraTimestamp, toLivingTime } from '@aera/living-time';
import { theme } from '@aera/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const refresh = 10_000;
const gregorian = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const Frame = styled.p`
  display: none;
  gap: ${theme.space[3]};
  font-size: ${theme.text.xs};
  line-height: 1.3;
  white-space: nowrap;

  @media (min-width: 1280px) {
    display: flex;
  }
  time + time {
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 1px solid ${theme.color.goldLine};
    color: ${theme.color.gold};
  }
`;

/** Today in both calendars, on large screens; looks at the clock every ten seconds. */
export function DualDate() {
  const now = useClock();
  const day = now.toISOString().slice(0, 10);
  return (
    <Frame>
      <time dateTime={day}>{gregorian.format(now)}</time>
      <time dateTime={day} title={toLivingTime(now).essence}>
        {formatAeraTimestamp(now)}
      </time>
    </Frame>
  );
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refresh);
    return () => clearInterval(timer);
  }, []);
  return now;
}
