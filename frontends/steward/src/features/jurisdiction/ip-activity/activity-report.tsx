import type { ResponseOf, ipActivity } from '@aera/contracts';
import { Button, EmptyState, Notice, Stack, Text } from '@aera/ui';
import { ipActivityWords as words } from '../consents-copy.ts';
import { ActivityFigures } from './activity-counts.tsx';
import { Classification } from './classification.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { NavigationHistory } from './navigation-history.tsx';

export interface ActivityReportProps {
  readonly report: ResponseOf<typeof ipActivity>;
  readonly rereading: boolean;
  readonly onReread: () => void;
}

/** What is known of the address, and a word on what could not be read. */
export function ActivityReport({ report, rereading, onReread }: ActivityReportProps) {
  const { activity, consents, pageViews, complete } = report;
  const geolocation = consents[0]?.geolocation;
  return (
    <Stack gap={5}>
      {!complete && (
        <Notice tone="warning" title={words.incomplete.title}>
          <Stack gap={2} align="start">
            {words.incomplete.text}
            <Button variant="secondary" size="sm" pending={rereading} onClick={onReread}>
              {words.incomplete.retry}
            </Button>
          </Stack>
        </Notice>
      )}
      {complete && activity.firstActivity === null ? (
        <EmptyState>{words.empty}</EmptyState>
      ) : (
        <ActivityFigures activity={activity} complete={complete} />
      )}
      {consents.length > 0 && (
        <Stack gap={2}>
          <ConsentHistory consents={consents} part={partOf(consents, activity.totalConsents)} />
          <LatestOnly shown={consents.length} total={activity.totalConsents} />
        </Stack>
      )}
      {pageViews.length > 0 && (
        <Stack gap={2}>
          <NavigationHistory pageViews={pageViews} part={partOf(pageViews, activity.totalPageViews)} />
          <LatestOnly shown={pageViews.length} total={activity.totalPageViews} />
        </Stack>
      )}
      {geolocation && <Classification geolocation={geolocation} />}
    </Stack>
  );
}

/** What is not all there is cannot be sorted or searched as if it were. */
const partOf = ({ length }: readonly unknown[], total: number) => (total > length ? 'unknown' : undefined);

/** Says so where a list is shorter than its total. */
const LatestOnly = ({ shown, total }: { readonly shown: number; readonly total: number }) =>
  total > shown && (
    <Text size="sm" tone="muted">
      {words.latest(shown, total)}
    </Text>
  );
