import { type JudgedVisit, botVisits, exportBotVisits } from '@aera/contracts';
import { EmptyState, Notice, Row, Stack, Text } from '@aera/ui';
import { useEffect, useState } from 'react';
import { BotControls } from './bot-controls.tsx';
import { BotFigures } from './bot-counts.tsx';
import { botsWords, botsWords as words } from './bots-copy.ts';
import { ReasonsTable } from './reasons-table.tsx';
import { Reclassifications } from './reclassifications.tsx';
import { WordOnSession, useWordOnSession } from './session-classification.tsx';
import { useBotsState } from './use-bots-state.ts';
import { type VisitColumnsOptions, visitColumns } from './visit-columns.tsx';
import { spanOf } from '../state/range.ts';
import { CsvLink } from '../../../shared/links/download-link.tsx';
import { Freshness, RefreshButton } from '../../../shared/list/freshness.tsx';
import { Pager, lastPage } from '../../../shared/list/pager.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { SectionTitle } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { WorkTable, type WorkTableProps } from '../../../shared/table/work-table.tsx';

interface VisitTableProps extends VisitColumnsOptions, Pick<WorkTableProps<JudgedVisit>, 'part'> {
  readonly visits: readonly JudgedVisit[];
}

const VisitTable = ({ visits, part, ...options }: VisitTableProps) => (
  <WorkTable
    name="visits"
    caption={botsWords.table.title}
    columns={visitColumns(options)}
    rows={visits}
    keyOf={({ visitId }) => visitId}
    part={part}
  />
);

const size = 25;
/** How often it is read, in milliseconds. */
const every = 30_000;

/** The bot tab: which sessions count as bots and why, and what stewards say of them. All that is chosen is in the address. */
export function Bots() {
  const view = useBotsState();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // A period that goes on grows: it is asked for anew, up to the moment.
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, []);
  const { from, to } = spanOf(view.range, view.zone, now);
  const asked = { from, to, verdict: view.verdict, ...(view.reason && { reason: view.reason }) };
  const reading = useStewardQuery(botVisits, {
    query: { ...asked, limit: size, offset: (view.page - 1) * size },
    every,
    keepPrevious: true,
  });
  const { data, isError, isFetching, isPlaceholderData } = reading;
  const word = useWordOnSession();
  const beyond = data && !isPlaceholderData && view.page > lastPage(data.total, size);

  useEffect(() => {
    if (beyond) view.setPage(lastPage(data.total, size), { replace: true });
  });

  const refresh = () => {
    setNow(Date.now());
    void reading.refetch();
  };
  return (
    <Stack gap={5}>
      <SectionTitle
        aside={
          <Row gap={4}>
            <Freshness reading={reading} live />
            <Row gap={2}>
              <RefreshButton pending={isFetching} onRefresh={refresh} />
              <CsvLink path={exportBotVisits.path} query={asked} empty={!data?.total} stepUp>
                {words.export}
              </CsvLink>
            </Row>
          </Row>
        }
      >
        {words.title}
      </SectionTitle>
      {data && (
        <Notice tone="success" title={words.protection.title}>
          {words.protection.text}
        </Notice>
      )}
      <BotControls view={view} now={now} />
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {data && (
        <Stack gap={5} aria-busy={isPlaceholderData}>
          <BotFigures figures={data.figures} />
          <ReasonsTable answer={data} onReason={view.setReason} />
          <div>
            <WordOnSession word={word} />
            {data.visits.length === 0 ? (
              <EmptyState>{words.empty}</EmptyState>
            ) : (
              <VisitTable
                visits={data.visits}
                points={new Map(data.scale.points.map(({ reason, points }) => [reason, points]))}
                onChange={word.ask}
                part={{ offset: (view.page - 1) * size, total: data.total }}
              />
            )}
          </div>
          {data.total > size && (
            <Pager
              label={words.pages}
              page={view.page}
              size={size}
              total={data.total}
              showing={words.showing}
              onPage={view.setPage}
            />
          )}
        </Stack>
      )}
      <Reclassifications page={view.historyPage} onPage={view.setHistoryPage} />
    </Stack>
  );
}
