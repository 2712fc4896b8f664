import type { ConsentRecord, readIpActivity, ResponseOf } from '@aera/contracts';
import { Button, EmptyState, MutedText, Notice, Stack } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { FactList } from '../../../shared/page/fact-list.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import type { Order } from '../../../shared/table/table-sort.ts';
import { formatLocation } from '../consent-columns.tsx';
import { ipActivityCopy as copy } from '../jurisdiction-copy.ts';
import { type ActivityOrders, ConsentHistory, NavigationHistory } from './history-tables.tsx';

const { classification: texts, counts: labels, notAvailable } = copy;

interface ActivityReportProps {
  readonly report: ResponseOf<typeof readIpActivity>;
  readonly orders: ActivityOrders;
  readonly refetching: boolean;
  readonly onRefetch: () => void;
}

export function ActivityReport({ report, orders, refetching, onRefetch }: ActivityReportProps) {
  const { activity, geolocation, consents, pageViews, complete } = report;
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
          <ConsentHistory consents={consents} serverPage={toServerPage(consents, activity.totalConsents)} />
          <IncompleteHint
            shown={consents.length}
            total={activity.totalConsents}
            order={orders.consentOrder}
          />
        </Stack>
      )}
      {pageViews.length > 0 && (
        <Stack gap={2}>
          <NavigationHistory
            pageViews={pageViews}
            isServerSorted
            serverPage={toServerPage(pageViews, activity.totalPageViews)}
          />
          <IncompleteHint shown={pageViews.length} total={activity.totalPageViews} order={orders.viewOrder} />
        </Stack>
      )}
      {geolocation && <Classification geolocation={geolocation} />}
    </Stack>
  );
}

/** Returns `unknown` for an incomplete list, which disables sort and search. */
const toServerPage = ({ length }: readonly unknown[], total: number) =>
  total > length ? 'unknown' : undefined;

interface IncompleteHintProps {
  readonly shown: number;
  readonly total: number;
  readonly order: Order;
}

/** Shows that a list is incomplete, and which end of it is shown. */
const IncompleteHint = ({ shown, total, order }: IncompleteHintProps) =>
  total > shown && <MutedText>{copy.truncated(shown, total, order)}</MutedText>;

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

interface ActivityCountsProps {
  readonly activity: ResponseOf<typeof readIpActivity>['activity'];
  readonly complete: boolean;
}

function ActivityCounts({ activity, complete }: ActivityCountsProps) {
  const { totalConsents, totalPageViews, totalSessions, firstActivity } = activity;
  return (
    <FactList
      facts={[
        { label: labels.consents, value: formatCount(totalConsents) },
        { label: labels.pageViews, value: complete ? formatCount(totalPageViews) : notAvailable },
        { label: labels.sessions, value: complete ? formatCount(totalSessions) : notAvailable },
        { label: labels.firstVisit, value: firstActivity ? formatDate(firstActivity) : notAvailable },
      ]}
    />
  );
}
