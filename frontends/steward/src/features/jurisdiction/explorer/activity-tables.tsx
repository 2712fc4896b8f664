import { SessionLink } from '../../../shared/links/person-link.tsx';
import type { ConsentRecord, ResponseOf, readIpActivity } from '@aera/contracts';
import { EmptyState, Grid, Notice, Stack, Stat, Text } from '@aera/ui';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { NavigationHistory } from '../ip-activity/history-tables.tsx';
import { type SessionSummary, summarizeSessions, toActivitySpan } from './session-summary.ts';
import { explorerCopy } from './explorer-copy.ts';

const copy = explorerCopy.activity;

const [consentedAtTitle, sessionTitle, agentTitle, referrerTitle] = copy.consents.columns;

const sessionCell = ({ sessionId }: { readonly sessionId: string }) => <SessionLink id={sessionId} />;

const consentColumns: readonly Column<ConsentRecord>[] = [
  dateColumn('at', consentedAtTitle, ({ consentedAt }) => consentedAt, { isRowHeader: true }),
  textColumn('session', sessionTitle, ({ sessionId }) => sessionId, { cell: sessionCell }),
  textColumn('agent', agentTitle, ({ userAgent }) => userAgent, { kind: 'long' }),
  textColumn('referrer', referrerTitle, ({ referrer }) => referrer || explorerCopy.direct, { kind: 'long' }),
];

const [idTitle, firstTitle, lastTitle, viewsTitle] = copy.sessions.columns;

const sessionColumns: readonly Column<SessionSummary>[] = [
  textColumn('session', idTitle, ({ sessionId }) => sessionId, { isRowHeader: true, cell: sessionCell }),
  dateColumn('first', firstTitle, ({ first }) => first),
  dateColumn('last', lastTitle, ({ last }) => last),
  countColumn('views', viewsTitle, ({ pageViews }) => pageViews),
];

interface ActivityTablesProps {
  readonly consents: readonly ConsentRecord[];
  /** Set when older records were not searched. */
  readonly searchedCount: number | null;
  readonly activity: ResponseOf<typeof readIpActivity>;
}

export function ActivityTables({ consents, searchedCount, activity: report }: ActivityTablesProps) {
  const { activity, pageViews, complete } = report;
  const serverPage = activity.totalPageViews > pageViews.length ? 'unknown' : undefined;
  const { first, last } = toActivitySpan(consents, report);
  const formatInstant = (at: string | null) => (at ? formatDate(at) : copy.notAvailable);
  const counts = [
    [copy.totals.consents, formatCount(activity.totalConsents)],
    [copy.totals.pageViews, complete ? formatCount(activity.totalPageViews) : copy.notAvailable],
    [copy.totals.sessions, complete ? formatCount(activity.totalSessions) : copy.notAvailable],
  ] as const;
  if (first === null) return <EmptyState>{copy.empty}</EmptyState>;
  return (
    <Stack gap={5}>
      {!complete && <Notice tone="warning">{copy.incomplete}</Notice>}
      <Grid as="dl" minColumn="9rem" gap={3} aria-label={copy.title}>
        {counts.map(([label, value]) => (
          <Stat key={label} framed label={label} value={value} />
        ))}
      </Grid>
      <Text size="sm" tone="muted">
        {copy.totals.first}: {formatInstant(first)}. {copy.totals.last}: {formatInstant(last)}.
      </Text>
      {consents.length > 0 && (
        <DataTable
          name="selected-consents"
          caption={copy.consents.title}
          columns={consentColumns}
          rows={consents}
          getKey={({ id }) => id}
          serverPage={searchedCount === null ? undefined : 'unknown'}
        />
      )}
      {searchedCount !== null && (
        <Text size="sm" tone="muted">
          {copy.capped(searchedCount)}
        </Text>
      )}
      {pageViews.length > 0 && (
        <>
          <DataTable
            name="selected-sessions"
            caption={copy.sessions.title}
            columns={sessionColumns}
            rows={summarizeSessions(pageViews)}
            getKey={({ sessionId }) => sessionId}
            serverPage={serverPage}
          />
          <NavigationHistory pageViews={pageViews} serverPage={serverPage} />
        </>
      )}
    </Stack>
  );
}
