import type { ResponseOf, ipActivity } from '@aera/contracts';
import { Grid, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ipActivityWords } from '../consents-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';

const { figures: labels, notAvailable } = ipActivityWords;

/** Smaller than the figures of a page: four of them, one a date, stand in a dialog. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};

  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
    line-height: 1.4;
  }
  dd {
    font-size: ${theme.text.md};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export interface ActivityFiguresProps {
  readonly activity: ResponseOf<typeof ipActivity>['activity'];
  /** False while visits are not known: they are not zero then. */
  readonly complete: boolean;
}

export function ActivityFigures({ activity, complete }: ActivityFiguresProps) {
  const { totalConsents, totalPageViews, totalSessions, firstActivity } = activity;
  const figures = [
    [labels.consents, totalConsents.toLocaleString('en-US')],
    [labels.pageViews, complete ? totalPageViews.toLocaleString('en-US') : notAvailable],
    [labels.sessions, complete ? totalSessions.toLocaleString('en-US') : notAvailable],
    [labels.firstVisit, firstActivity ? formatDate(firstActivity) : notAvailable],
  ];
  return (
    <Grid as="dl" minColumn="9rem" gap={3}>
      {figures.map(([label, value]) => (
        <Figure key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Figure>
      ))}
    </Grid>
  );
}
