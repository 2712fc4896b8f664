import type { ConsentRecord, readIpActivity, ResponseOf } from '@aera/contracts';
import { Button, EmptyState, Grid, Notice, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { formatLocation } from '../consent-columns.tsx';
import { ipActivityCopy as copy } from './ip-activity-copy.ts';
import { ConsentHistory, NavigationHistory } from './history-tables.tsx';

const { classification: texts, counts: labels, notAvailable } = copy;

interface ActivityReportProps {
  readonly report: ResponseOf<typeof readIpActivity>;
  readonly refetching: boolean;
  readonly onRefetch: () => void;
}

export function ActivityReport({ report, refetching, onRefetch }: ActivityReportProps) {
  const { activity, consents, pageViews, complete } = report;
  const geolocation = consents[0]?.geolocation;
  return (
    <Stack gap={5}>
      {!complete && (
        <Notice tone="warning" title={copy.incomplete.title}>
          <Stack gap={2} align="start">
            {copy.incomplete.text}
            <Button variant="secondary" size="sm" pending={refetching} onClick={onRefetch}>
              {copy.incomplete.retry}
            </Button>
          </Stack>
        </Notice>
      )}
      {complete && activity.firstActivity === null ? (
        <EmptyState>{copy.empty}</EmptyState>
      ) : (
        <ActivityCounts activity={activity} complete={complete} />
      )}
      {consents.length > 0 && (
        <Stack gap={2}>
          <ConsentHistory consents={consents} serverPage={toPart(consents, activity.totalConsents)} />
          <LatestOnly shown={consents.length} total={activity.totalConsents} />
        </Stack>
      )}
      {pageViews.length > 0 && (
        <Stack gap={2}>
          <NavigationHistory pageViews={pageViews} serverPage={toPart(pageViews, activity.totalPageViews)} />
          <LatestOnly shown={pageViews.length} total={activity.totalPageViews} />
        </Stack>
      )}
      {geolocation && <Classification geolocation={geolocation} />}
    </Stack>
  );
}

/** Returns `unknown` for an incomplete list, which disables sort and search. */
const toPart = ({ length }: readonly unknown[], total: number) => (total > length ? 'unknown' : undefined);

/** Shows that a list is incomplete. */
const LatestOnly = ({ shown, total }: { readonly shown: number; readonly total: number }) =>
  total > shown && (
    <Text size="sm" tone="muted">
      {copy.latest(shown, total)}
    </Text>
  );

interface ClassificationProps {
  readonly geolocation: NonNullable<ConsentRecord['geolocation']>;
}

/** IP source, class and location. */
const Classification = ({ geolocation }: ClassificationProps) => (
  <SectionCard title={texts.title} level={3}>
    <FactList
      facts={[
        { label: texts.source, value: geolocation.ipSourceTag },
        { label: texts.classification, value: geolocation.ipClassification },
        { label: texts.location, value: formatLocation(geolocation) },
        { label: texts.internal, value: geolocation.isInternalTraffic ? texts.yes : texts.no },
      ]}
    />
  </SectionCard>
);

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
  readonly complete: boolean;
}

function ActivityCounts({ activity, complete }: ActivityCountsProps) {
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
