import { type ResponseOf, listBotVisits, exportBotVisits, listClassifications } from '@aera/contracts';
import { Grid, Notice, Row, Stack, Stat } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useEffect, useState } from 'react';
import { DownloadLink } from '../../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../../shared/list/freshness.tsx';
import { SectionTitle, PageSection } from '../../../shared/page/page-title.tsx';
import { BotFilters, useBotFilters } from './bot-filters.tsx';
import { botsCopy as copy, botsCopy } from './bots-copy.ts';
import { SignalsTable } from './signals-table.tsx';
import { ClassificationDialog, useClassification } from './classification.tsx';
import { createVisitColumns } from './visit-columns.tsx';
import { toSpan } from '../state/range.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { usePaging } from '../../../shared/list/pager.tsx';
import { PagedTable, QueryTable } from '../../../shared/table/query-table.tsx';
import { SessionLink } from '../../../shared/links/id-links.tsx';
import { type Column, dateColumn } from '../../../shared/table/column.ts';

const intervalMs = 30_000;

export function Bots() {
  const state = useBotFilters();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // At midnight the days of the period change.
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  const { from, to } = toSpan(state.range, state.zone, now);
  const filter = {
    from,
    to,
    classifiedAs: state.classifiedAs,
    ...(state.signal && { signal: state.signal }),
  };
  const paging = usePaging(25);
  const query = useApiQuery(listBotVisits, {
    query: { ...filter, ...paging.query },
    intervalMs,
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const change = useClassification();

  const refresh = () => {
    setNow(Date.now());
    void query.refetch();
  };
  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={4}>
            <Freshness query={query} live />
            <Row gap={2}>
              <RefreshButton pending={query.isFetching} onRefresh={refresh} />
              <DownloadLink path={exportBotVisits.path} query={filter} empty={!data?.total} stepUp>
                {copy.export}
              </DownloadLink>
            </Row>
          </Row>
        }
      >
        {copy.title}
      </SectionTitle>
      {data && (
        <Notice tone="success" title={copy.protection.title}>
          {copy.protection.text}
        </Notice>
      )}
      <BotFilters state={state} now={now} />
      <QueryContent query={query} copy={copy}>
        {(visits) => (
          <Stack gap={5} aria-busy={isPlaceholderData}>
            <BotCounts counts={visits.totals} />
            <SignalsTable visits={visits} onSignal={state.setSignal} />
            <PagedTable
              name="visits"
              caption={copy.table.title}
              noun="visits"
              columns={createVisitColumns({
                weights: new Map(visits.scoring.weights.map(({ signal, weight }) => [signal, weight])),
                onChange: change.open,
              })}
              rows={visits.visits}
              total={visits.total}
              paging={paging}
              isStale={isPlaceholderData}
              getKey={({ visitId }) => visitId}
              empty={copy.empty}
            />
          </Stack>
        )}
      </QueryContent>
      <ClassificationHistory />
      <ClassificationDialog change={change} />
    </Stack>
  );
}

/** Bot sessions and remaining visits of the period. */
function BotCounts({ counts }: { readonly counts: ResponseOf<typeof listBotVisits>['totals'] }) {
  const { botSessions, sessions, humans, visits, classified } = counts;
  const rows = [
    [copy.counts.bots, copy.counts.ofAll(formatCount(botSessions), formatCount(sessions))],
    [copy.counts.share, formatShare(botSessions, sessions)],
    [copy.counts.humans, copy.counts.ofAll(formatCount(humans), formatCount(visits))],
    [copy.counts.classified, copy.counts.ofAll(formatCount(classified), formatCount(visits))],
  ] as const;
  return (
    <Grid as="dl" minColumn="10rem" gap={4} aria-label={copy.counts.label}>
      {rows.map(([label, value]) => (
        <Stat key={label} framed label={label} value={value} />
      ))}
    </Grid>
  );
}

const { history: historyCopy, classes } = botsCopy;

const columns: readonly Column<ResponseOf<typeof listClassifications>['classifications'][number]>[] = [
  dateColumn('at', historyCopy.columns[0], ({ at }) => at, { isRowHeader: true }),
  { id: 'session', title: historyCopy.columns[1], cell: ({ sessionId }) => <SessionLink id={sessionId} /> },
  {
    id: 'classifiedAs',
    title: historyCopy.columns[2],
    wrap: 'never',
    cell: ({ classifiedAs }) => classes[classifiedAs],
  },
  {
    id: 'why',
    title: historyCopy.columns[3],
    wrap: 'words',
    cell: ({ reason }) => reason || historyCopy.noReason,
  },
  { id: 'by', title: historyCopy.columns[4], cell: ({ by }) => by },
];

function ClassificationHistory() {
  const paging = usePaging(10, 'history');
  const query = useApiQuery(listClassifications, { query: paging.query, keepPrevious: true });
  return (
    <PageSection level={3} title={historyCopy.title}>
      <QueryTable
        query={query}
        select={({ classifications, total }) => ({ rows: classifications, total })}
        paging={paging}
        name="classifications"
        noun="classifications"
        copy={historyCopy}
        refreshable
        columns={columns}
        getKey={({ id }) => id}
      />
    </PageSection>
  );
}
