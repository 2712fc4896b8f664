import type { ConsentRecord, ResponseOf, ipActivity } from '@aera/contracts';
import { EmptyState, Grid, Notice, Stack, Stat, Text } from '@aera/ui';
import { SessionLink } from '../../../shared/links/person-link.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import type { Column } from '../../../shared/table/column.ts';
import { WorkTable } from '../../../shared/table/work-table.tsx';
import { NavigationHistory } from '../ip-activity/navigation-history.tsx';
import { type SessionSummary, sessionsOf, spanOfActivity } from './session-summary.ts';
import { explorerWords } from './explorer-copy.ts';

const words = explorerWords.activity;

const consentColumns: readonly Column<ConsentRecord>[] = [
  {
    id: 'at',
    title: words.consents.columns[0],
    kind: 'line',
    names: true,
    by: ({ consentedAt }) => consentedAt,
    cell: ({ consentedAt }) => formatDate(consentedAt),
  },
  {
    id: 'session',
    title: words.consents.columns[1],
    by: ({ sessionId }) => sessionId,
    cell: ({ sessionId }) => <SessionLink id={sessionId} />,
  },
  {
    id: 'agent',
    title: words.consents.columns[2],
    kind: 'long',
    by: ({ userAgent }) => userAgent,
    cell: ({ userAgent }) => userAgent,
  },
  {
    id: 'referrer',
    title: words.consents.columns[3],
    kind: 'long',
    by: ({ referrer }) => referrer || explorerWords.direct,
    cell: ({ referrer }) => referrer || explorerWords.direct,
  },
];

const sessionColumns: readonly Column<SessionSummary>[] = [
  {
    id: 'session',
    title: words.sessions.columns[0],
    names: true,
    by: ({ sessionId }) => sessionId,
    cell: ({ sessionId }) => <SessionLink id={sessionId} />,
  },
  {
    id: 'first',
    title: words.sessions.columns[1],
    kind: 'line',
    by: ({ first }) => first,
    cell: ({ first }) => formatDate(first),
  },
  {
    id: 'last',
    title: words.sessions.columns[2],
    kind: 'line',
    by: ({ last }) => last,
    cell: ({ last }) => formatDate(last),
  },
  {
    id: 'views',
    title: words.sessions.columns[3],
    end: true,
    by: ({ pageViews }) => pageViews,
    cell: ({ pageViews }) => formatCount(pageViews),
  },
];

export interface ActivityTablesProps {
  readonly consents: readonly ConsentRecord[];
  /** How many records were looked through, where there may be older ones. */
  readonly lookedThrough: number | null;
  readonly activity: ResponseOf<typeof ipActivity>;
}

/** Totals, consents, page views and sessions of one address, each as it was recorded. */
export function ActivityTables({ consents, lookedThrough, activity: report }: ActivityTablesProps) {
  const { activity, pageViews, complete } = report;
  const part = activity.totalPageViews > pageViews.length ? 'unknown' : undefined;
  const { first, last } = spanOfActivity(consents, report);
  const moment = (at: string | null) => (at ? formatDate(at) : words.notAvailable);
  const figures = [
    [words.totals.consents, formatCount(activity.totalConsents)],
    [words.totals.pageViews, complete ? formatCount(activity.totalPageViews) : words.notAvailable],
    [words.totals.sessions, complete ? formatCount(activity.totalSessions) : words.notAvailable],
  ] as const;
  if (first === null) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <Stack gap={5}>
      {!complete && <Notice tone="warning">{words.incomplete}</Notice>}
      <Grid as="dl" minColumn="9rem" gap={3} aria-label={words.title}>
        {figures.map(([label, value]) => (
          <Stat key={label} framed label={label} value={value} />
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {words.totals.first}: {moment(first)}. {words.totals.last}: {moment(last)}.
      </Text>
      {consents.length > 0 && (
        <WorkTable
          name="selected-consents"
          caption={words.consents.title}
          columns={consentColumns}
          rows={consents}
          keyOf={({ id }) => id}
          part={lookedThrough === null ? undefined : 'unknown'}
        />
      )}
      {lookedThrough !== null && (
        <Text size="sm" tone="muted">
          {words.capped(lookedThrough)}
        </Text>
      )}
      {pageViews.length > 0 && (
        <>
          <WorkTable
            name="selected-sessions"
            caption={words.sessions.title}
            columns={sessionColumns}
            rows={sessionsOf(pageViews)}
            keyOf={({ sessionId }) => sessionId}
            part={part}
          />
          <NavigationHistory pageViews={pageViews} part={part} />
        </>
      )}
    </Stack>
  );
}
