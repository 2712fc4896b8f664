import { CsvLink } from '../../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../../shared/list/freshness.tsx';
import { SectionTitle } from '../../../shared/page/page-title.tsx';
import { type ResponseOf, botVisits, exportBotVisits } from '@aera/contracts';
import { Grid, Notice, Row, Stack, Stat } from '@aera/ui';
import { useEffect, useState } from 'react';
import { BotControls } from './bot-controls.tsx';
import { botsCopy as copy } from './bots-copy.ts';
import { SignalsTable } from './signals-table.tsx';
import { Reclassification, useReclassification } from './reclassification.tsx';
import { Reclassifications } from './reclassifications.tsx';
import { useBotsState } from './bot-controls.tsx';
import { createVisitColumns } from './visit-columns.tsx';
import { toSpan } from '../state/range.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { usePaging } from '../../../shared/list/pager.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { PagedTable } from '../../../shared/table/query-table.tsx';

const intervalMs = 30_000;

export function Bots() {
  const state = useBotsState();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Moves the end of a running period forward.
    const timer = setInterval(() => setNow(Date.now()), intervalMs);
    return () => clearInterval(timer);
  }, []);
  const { from, to } = toSpan(state.range, state.zone, now);
  const filter = { from, to, verdict: state.verdict, ...(state.signal && { signal: state.signal }) };
  const paging = usePaging(25);
  const query = useStewardQuery(botVisits, {
    query: { ...filter, ...paging.query },
    intervalMs,
    keepPrevious: true,
  });
  const { data, isPlaceholderData } = query;
  const reclassification = useReclassification();

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
            <BotCounts counts={visits.totals} />
            <SignalsTable visits={visits} onSignal={state.setSignal} />
            <div>
              <Reclassification reclassification={reclassification} />
              <PagedTable
                name="visits"
                caption={copy.table.title}
                noun="visits"
                columns={createVisitColumns({
                  weights: new Map(visits.scoring.weights.map(({ signal, weight }) => [signal, weight])),
                  onChange: reclassification.open,
                })}
                rows={visits.visits}
                total={visits.total}
                paging={paging}
                isStale={isPlaceholderData}
                getKey={({ visitId }) => visitId}
                empty={copy.empty}
              />
            </div>
          </Stack>
        )}
      </QueryResult>
      <Reclassifications />
    </Stack>
  );
}

/** Bot sessions and remaining visits of the period. */
function BotCounts({ counts }: { readonly counts: ResponseOf<typeof botVisits>['totals'] }) {
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
