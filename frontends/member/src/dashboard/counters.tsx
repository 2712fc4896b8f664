import { LiveRegion, Stat, below, theme } from '@aera/ui';
import { styled } from 'styled-components';
import type { Notifications, Questions } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';

export interface CountersProps {
  readonly questions: Questions['items'];
  readonly notifications: Notifications['items'];
}

const unknown = '–';

/** Three in a row even on a phone: figures are compared. */
const Figures = styled.dl`
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

/** Three figures; a change is spoken too, since it comes by itself. */
export function Counters({ questions, notifications }: CountersProps) {
  const { pending, answered, unread, title } = dashboardWords.counters;
  const withStatus = (...statuses: string[]) =>
    questions?.filter(({ status }) => statuses.includes(status)).length;
  const figures = [
    [pending, withStatus('pending', 'needs_information', 'reopened')],
    [answered, withStatus('answered')],
    [unread, notifications?.filter(({ isRead }) => !isRead).length],
  ] as const;
  const [waiting, done, fresh] = figures.map(([, figure]) => figure);
  return (
    <>
      <Figures aria-label={title}>
        {figures.map(([label, figure]) => (
          <Stat key={label} framed label={label} value={figure ?? unknown} />
        ))}
      </Figures>
      <LiveRegion>
        {waiting !== undefined &&
          done !== undefined &&
          fresh !== undefined &&
          dashboardWords.spoken(waiting, done, fresh)}
      </LiveRegion>
    </>
  );
}
