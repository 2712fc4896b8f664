import { CsvLink } from '../../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../../shared/list/freshness.tsx';
import { SectionTitle } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, botVisits, exportBotVisits } from '@aera/contracts';
import { EmptyState, Grid, Notice, Row, Stack, Stat } from '@aera/ui';
import { useEffect, useState } from 'react';
import { BotControls } from './bot-controls.tsx';
import { botsCopy as copy } from './bots-copy.ts';
import { ReasonsTable } from './reasons-table.tsx';
import { Reclassification, useReclassification } from './reclassification.tsx';
import { Reclassifications } from './reclassifications.tsx';
import { useBotsState } from './use-bots-state.ts';
import { VisitTable } from './visit-table.tsx';
import { toSpan } from '../state/range.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { Pager, lastPage } from '../../../shared/list/pager.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const pageSize = 25;
const intervalMs = 30_000;

/** The bot tab: which sessions count as bots and why, and how stewards have classified them. Its state is in the URL. */
export function Bots() {
  const state = useBotsState();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // A period that is not over ends now, so each request names a later end.
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  const { from, to } = toSpan(state.range, state.zone, now);
  const filter = { from, to, verdict: state.verdict, ...(state.reason && { reason: state.reason }) };
  const offset = (state.page - 1) * pageSize;
  const query = useStewardQuery(botVisits, {
    query: { ...filter, limit: pageSize, offset },
    intervalMs,
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const reclassification = useReclassification();
  const isBeyond = data && !isPlaceholderData && state.page > lastPage(data.total, pageSize);

  useEffect(() => {
    if (isBeyond) state.setPage(lastPage(data.total, pageSize), { replace: true });
  });

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
              <CsvLink path={exportBotVisits.path} query={filter} empty={!data?.total} stepUp>
                {copy.export}
              </CsvLink>
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
      <BotControls state={state} now={now} />
      <QueryResult query={query} copy={copy}>
        {(visits) => (
          <Stack gap={5} aria-busy={isPlaceholderData}>
            <BotCounts counts={visits.figures} />
            <ReasonsTable visits={visits} onReason={state.setReason} />
            <div>
              <Reclassification reclassification={reclassification} />
              {visits.visits.length === 0 ? (
                <EmptyState>{copy.empty}</EmptyState>
              ) : (
                <VisitTable
                  visits={visits.visits}
                  points={new Map(visits.scale.points.map(({ reason, points }) => [reason, points]))}
                  onChange={reclassification.open}
                  serverPage={{ offset, total: visits.total }}
                />
              )}
            </div>
            {visits.total > pageSize && (
              <Pager
                label={copy.pages}
                page={state.page}
                size={pageSize}
                total={visits.total}
                showing={copy.showing}
                onPage={state.setPage}
              />
            )}
          </Stack>
        )}
      </QueryResult>
      <Reclassifications page={state.historyPage} onPage={state.setHistoryPage} />
    </Stack>
  );
}

/** How many sessions of the period are bots, and how many visits remain. */
function BotCounts({ counts }: { readonly counts: ResponseOf<typeof botVisits>['figures'] }) {
  const { botSessions, sessions, humans, visits, decided } = counts;
  const rows = [
    [copy.figures.bots, copy.figures.ofAll(formatCount(botSessions), formatCount(sessions))],
    [copy.figures.share, formatShare(botSessions, sessions)],
    [copy.figures.humans, copy.figures.ofAll(formatCount(humans), formatCount(visits))],
    [copy.figures.decided, copy.figures.ofAll(formatCount(decided), formatCount(visits))],
  ] as const;
  return (
    <Grid as="dl" minColumn="10rem" gap={4} aria-label={copy.figures.label}>
      {rows.map(([label, value]) => (
        <Stat key={label} framed label={label} value={value} />
      ))}
    </Grid>
  );
}
