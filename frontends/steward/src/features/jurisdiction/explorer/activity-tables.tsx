import type { ConsentRecord, ResponseOf, readIpActivity } from '@aera/contracts';
import { EmptyState, Grid, MutedText, Notice, Stack, Stat } from '@aera/ui';
import { SessionLink } from '../../../shared/links/id-links.tsx';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { type Column, countColumn, dateColumn, textColumn } from '../../../shared/table/column.ts';
import { DataTable } from '../../../shared/table/data-table.tsx';
import { NavigationHistory } from '../ip-activity/history-tables.tsx';
import { explorerCopy } from '../jurisdiction-copy.ts';

const copy = explorerCopy.activity;

const [consentedAtTitle, sessionTitle, agentTitle, referrerTitle] = copy.consents.columns;

const sessionCell = ({ sessionId }: { readonly sessionId: string }) => <SessionLink id={sessionId} />;

const consentColumns: readonly Column<ConsentRecord>[] = [
  dateColumn('at', consentedAtTitle, ({ consentedAt }) => consentedAt, { isRowHeader: true }),
  textColumn('session', sessionTitle, ({ sessionId }) => sessionId, { cell: sessionCell }),
  textColumn('agent', agentTitle, ({ userAgent }) => userAgent, { wrap: 'anywhere' }),
  textColumn('referrer', referrerTitle, ({ referrer }) => referrer || explorerCopy.direct, {
    wrap: 'anywhere',
  }),
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
      <MutedText>
        {copy.totals.first}: {formatInstant(first)}. {copy.totals.last}: {formatInstant(last)}.
      </MutedText>
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
      {searchedCount !== null && <MutedText>{copy.truncated(searchedCount)}</MutedText>}
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

type Activity = ResponseOf<typeof readIpActivity>;

/** The page views of one session. */
interface SessionSummary {
  readonly sessionId: string;
  readonly first: string;
  readonly last: string;
  readonly pageViews: number;
}

/** Returns the first and last instant of the activity; null without activity. */
function toActivitySpan(
  consents: readonly ConsentRecord[],
  { activity, pageViews }: Activity,
): { readonly first: string | null; readonly last: string | null } {
  const instants = [
    ...consents.map(({ consentedAt }) => consentedAt),
    ...pageViews.map(({ timestamp }) => timestamp),
  ].toSorted();
  const first = [activity.firstActivity, instants[0]].filter((instant) => instant != null).toSorted()[0];
  return { first: first ?? null, last: instants.at(-1) ?? null };
}

/** Groups page views by session, the last active session first. */
function summarizeSessions(pageViews: Activity['pageViews']): SessionSummary[] {
  const bySession = Map.groupBy(pageViews, ({ sessionId }) => sessionId);
  return [...bySession]
    .map(([sessionId, views]) => {
      const instants = views.map(({ timestamp }) => timestamp).toSorted();
      return {
        sessionId,
        first: instants[0] as string,
        last: instants.at(-1) as string,
        pageViews: views.length,
      };
    })
    .toSorted((one, other) => (one.last < other.last ? 1 : -1));
}
