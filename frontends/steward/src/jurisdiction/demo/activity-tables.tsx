import type { ConsentRecord, ResponseOf, ipActivity } from '@aera/contracts';
import { EmptyState, Grid, Notice, Stack, Stat, Table, Text } from '@aera/ui';
import { NoWrap, Words } from '../../page/cells.ts';
import { formatDate } from '../../page/format-date.ts';
import { formatCount } from '../../page/format-number.ts';
import { ShortId } from '../../page/short-id.tsx';
import { TableHead } from '../../page/table-head.tsx';
import { NavigationHistory } from '../ip-activity/navigation-history.tsx';
import { sessionsOf, spanOfActivity } from './address-activity.ts';
import { explorerWords } from './explorer-words.ts';

const words = explorerWords.activity;

export interface ActivityTablesProps {
  readonly consents: readonly ConsentRecord[];
  /** How many records were looked through, where there may be older ones. */
  readonly lookedThrough: number | null;
  readonly activity: ResponseOf<typeof ipActivity>;
}

/** Totals, consents, page views and sessions of one address, each as it was recorded. */
export function ActivityTables({ consents, lookedThrough, activity: report }: ActivityTablesProps) {
  const { activity, pageViews, complete } = report;
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
        <Table caption={words.consents.title}>
          <TableHead columns={words.consents.columns} />
          <tbody>
            {consents.map(({ id, consentedAt, sessionId, userAgent, referrer }) => (
              <tr key={id}>
                <NoWrap>{formatDate(consentedAt)}</NoWrap>
                <td>
                  <ShortId id={sessionId} />
                </td>
                <Words>{userAgent}</Words>
                <Words>{referrer || explorerWords.direct}</Words>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {lookedThrough !== null && (
        <Text size="sm" tone="muted">
          {words.capped(lookedThrough)}
        </Text>
      )}
      {pageViews.length > 0 && (
        <>
          <Table caption={words.sessions.title}>
            <TableHead columns={words.sessions.columns} />
            <tbody>
              {sessionsOf(pageViews).map((session) => (
                <tr key={session.sessionId}>
                  <td>
                    <ShortId id={session.sessionId} />
                  </td>
                  <NoWrap>{formatDate(session.first)}</NoWrap>
                  <NoWrap>{formatDate(session.last)}</NoWrap>
                  <td>{formatCount(session.pageViews)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          <NavigationHistory pageViews={pageViews} />
        </>
      )}
    </Stack>
  );
}
