import type { Notification, Question } from '@aera/contracts';
import { LiveRegion, Stat, below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { dashboardCopy } from './dashboard-copy.ts';

interface CountersProps {
  readonly questions: readonly Question[] | undefined;
  readonly notifications: readonly Notification[] | undefined;
}

const placeholder = '–';

/** Always three in a row, also on a phone, so that they can be compared. */
const CounterList = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(${theme.space[2]}, 1.5vw, ${theme.space[4]});
  > div {
    padding: clamp(${theme.space[3]}, 2vw, ${theme.space[5]});
  }
  @media ${below('tablet')} {
    dt {
      font-size: ${theme.text.xs};
      hyphens: auto;
    }
  }
`;

/** Three counts. Screen readers announce changes, because they arrive live. */
export function Counters({ questions, notifications }: CountersProps) {
  const { pending, answered, unread, title } = dashboardCopy.counters;
  const countByStatus = (...statuses: string[]) =>
    questions?.filter(({ status }) => statuses.includes(status)).length;
  const counters = [
    [pending, countByStatus('pending', 'needs_information', 'reopened')],
    [answered, countByStatus('answered')],
    [unread, notifications?.filter(({ isRead }) => !isRead).length],
  ] as const;
  const [waiting, done, fresh] = counters.map(([, count]) => count);
  return (
    <>
      <CounterList aria-label={title}>
        {counters.map(([label, count]) => (
          <Stat key={label} framed label={label} value={count ?? placeholder} />
        ))}
      </CounterList>
      <LiveRegion>
        {waiting !== undefined &&
          done !== undefined &&
          fresh !== undefined &&
          dashboardCopy.counterSummary(waiting, done, fresh)}
      </LiveRegion>
    </>
  );
}
