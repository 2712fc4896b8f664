import type { Scenario } from '@aera/content/protection';
import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A timeline: vertical on a phone, horizontal if all days fit. */
const Line = styled.ol`
  display: grid;
  @media ${from('tablet')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const Day = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: 0 0 ${theme.space[5]} ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.goldLine};
  font-size: ${theme.text.sm};
  line-height: 1.5;

  &::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: -0.3125rem;
    width: 0.5625rem;
    aspect-ratio: 1;
    background: ${theme.color.goldLine};
    rotate: 45deg;
  }
  &:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  time {
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
  @media ${from('tablet')} {
    padding: ${theme.space[5]} ${theme.space[5]} 0 0;
    border: 0;
    border-top: 1px solid ${theme.color.goldLine};
    &::before {
      top: -0.3125rem;
      left: 0;
    }
    &:last-child {
      border-color: transparent;
      border-image: linear-gradient(to right, ${theme.color.goldLine}, transparent 60%) 1;
    }
  }
`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Events by day. */
export const ScenarioTimeline = ({ days }: { readonly days: Scenario['example']['timeline'] }) => (
  <Line>
    {days.map(({ date, text }) => (
      <Day key={text}>
        <time dateTime={date}>{day.format(new Date(date))}</time>
        {text}
      </Day>
    ))}
  </Line>
);
