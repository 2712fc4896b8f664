import { exportFunnel, visitFunnel } from '@aera/contracts';
import { EmptyState, Row, Text } from '@aera/ui';
import { useState } from 'react';
import { CsvLink } from '../../../shared/links/download-link.tsx';
import { Freshness, RefreshButton } from '../../../shared/list/freshness.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { VisitControls } from '../controls/visit-controls.tsx';
import { visitsAsked } from '../state/analytics-state.ts';
import { spanOf } from '../state/range.ts';
import { useAnalyticsState } from '../state/use-analytics-state.ts';
import { FunnelBars } from './funnel-bars.tsx';
import { figuresOf } from './funnel-steps.ts';
import { FunnelTable } from './funnel-table.tsx';
import { funnelWords as words } from './funnel-copy.ts';

const minute = 60_000;
/** By the minute, so that what is asked stays the same from one rendering to the next. */
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** From arrival to the booking of a call; which visits is said by the controls that all pages of the analytics share. */
export function FunnelPage() {
  const [now, setNow] = useState(thisMinute);
  const { state, wrong, change } = useAnalyticsState();
  const span = spanOf(state.range, state.zone, now);
  const asked = visitsAsked(state, span);
  const reading = useStewardQuery(visitFunnel, { query: asked, keepPrevious: true });
  const before = useStewardQuery(visitFunnel, {
    query: visitsAsked(state, span.before),
    keepPrevious: true,
  });
  const { data, isError, isFetching } = reading;
  const steps = data && figuresOf(data.steps, before.data?.steps);
  const nobody = steps?.every(({ visitors }) => visitors === 0) ?? true;

  const refresh = () => {
    setNow(thisMinute());
    void reading.refetch();
    void before.refetch();
  };
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <VisitControls state={state} wrong={wrong} change={change} now={now} />
      <Row justify="space-between">
        <Freshness reading={reading} />
        <Row gap={2}>
          <RefreshButton pending={isFetching} onRefresh={refresh} />
          <CsvLink path={exportFunnel.path} query={asked} empty={nobody}>
            {words.export}
          </CsvLink>
        </Row>
      </Row>
      {!data && !isError && <Text as="output">{words.loading}</Text>}
      {!data && isError && <ReadingFailure title={words.failed} reading={reading} />}
      {steps && nobody && <EmptyState>{words.empty}</EmptyState>}
      {steps && !nobody && (
        <>
          <FunnelBars steps={steps} />
          <FunnelTable steps={steps} />
        </>
      )}
    </>
  );
}
