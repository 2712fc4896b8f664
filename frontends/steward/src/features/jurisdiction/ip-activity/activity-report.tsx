import type { ConsentRecord, readIpActivity, ResponseOf } from '@aera/contracts';
import { Button, EmptyState, Notice, Stack, Text } from '@aera/ui';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { formatLocation } from '../consent-cells.tsx';
import { ipActivityCopy as copy } from './ip-activity-copy.ts';
import { ActivityCounts } from './activity-counts.tsx';
import { ConsentHistory, NavigationHistory } from './history-tables.tsx';

const texts = copy.classification;

interface ActivityReportProps {
  readonly report: ResponseOf<typeof readIpActivity>;
  readonly refetching: boolean;
  readonly onRefetch: () => void;
}

/** The activity of an IP address, and a warning when visits are missing. */
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

/** A list that is not complete is not sorted or searched. */
const toPart = ({ length }: readonly unknown[], total: number) => (total > length ? 'unknown' : undefined);

/** Shown where a list is shorter than its total. */
const LatestOnly = ({ shown, total }: { readonly shown: number; readonly total: number }) =>
  total > shown && (
    <Text size="sm" tone="muted">
      {copy.latest(shown, total)}
    </Text>
  );

interface ClassificationProps {
  readonly geolocation: NonNullable<ConsentRecord['geolocation']>;
}

/** The source, classification and location of the IP address range. */
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
