import type { ResponseOf, readIpActivity } from '@aera/contracts';
import { Grid, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ipActivityCopy } from './ip-activity-copy.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';

const { figures: labels, notAvailable } = ipActivityCopy;

/** Smaller than the counts of a page: four of them, one a date, are in a dialog. */
const Count = styled.div`
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

interface ActivityCountsProps {
  readonly activity: ResponseOf<typeof readIpActivity>['activity'];
  /** False while the visits are not known. */
  readonly complete: boolean;
}

export function ActivityCounts({ activity, complete }: ActivityCountsProps) {
  const { totalConsents, totalPageViews, totalSessions, firstActivity } = activity;
  const counts = [
    [labels.consents, formatCount(totalConsents)],
    [labels.pageViews, complete ? formatCount(totalPageViews) : notAvailable],
    [labels.sessions, complete ? formatCount(totalSessions) : notAvailable],
    [labels.firstVisit, firstActivity ? formatDate(firstActivity) : notAvailable],
  ];
  return (
    <Grid as="dl" minColumn="9rem" gap={3}>
      {counts.map(([label, value]) => (
        <Count key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Count>
      ))}
    </Grid>
  );
}
