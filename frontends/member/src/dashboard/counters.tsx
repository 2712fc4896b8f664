import { Grid, LiveRegion, Stat } from '@aera/ui';
import type { Notifications, Questions } from './dashboard-data.ts';
import { dashboardWords } from './dashboard-words.ts';

export interface CountersProps {
  readonly questions: Questions['items'];
  readonly notifications: Notifications['items'];
}

const unknown = '–';

/** Three figures; a change is spoken too, since it comes by itself. */
export function Counters({ questions, notifications }: CountersProps) {
  const { pending, answered, unread, title } = dashboardWords.counters;
  const withStatus = (status: string) => questions?.filter((question) => question.status === status).length;
  const figures = [
    [pending, withStatus('pending')],
    [answered, withStatus('answered')],
    [unread, notifications?.filter(({ isRead }) => !isRead).length],
  ] as const;
  const [waiting, done, fresh] = figures.map(([, figure]) => figure);
  return (
    <>
      <Grid as="dl" gap={4} minColumn="11rem" aria-label={title}>
        {figures.map(([label, figure]) => (
          <Stat key={label} framed label={label} value={figure ?? unknown} />
        ))}
      </Grid>
      <LiveRegion>
        {waiting !== undefined &&
          done !== undefined &&
          fresh !== undefined &&
          dashboardWords.spoken(waiting, done, fresh)}
      </LiveRegion>
    </>
  );
}
