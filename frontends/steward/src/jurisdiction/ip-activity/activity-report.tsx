import type { ResponseOf, ipActivity } from '@aera/contracts';
import { Button, EmptyState, Notice, Stack } from '@aera/ui';
import { ActivityFigures } from './activity-figures.tsx';
import { Classification } from './classification.tsx';
import { ConsentHistory } from './consent-history.tsx';
import { ipActivityWords as words } from './ip-activity-words.ts';
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
      {consents.length > 0 && <ConsentHistory consents={consents} />}
      {pageViews.length > 0 && <NavigationHistory pageViews={pageViews} />}
      {geolocation && <Classification geolocation={geolocation} />}
    </Stack>
  );
}
