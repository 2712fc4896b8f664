import { CsvLink } from '../../../shared/links/download-link.tsx';
import { RefreshButton, Freshness } from '../../../shared/list/freshness.tsx';
import { TableHead } from '../../../shared/table/cells.tsx';
import { exportFunnel, visitFunnel } from '@aera/contracts';
import { EmptyState, Row, Table } from '@aera/ui';
import { useState } from 'react';
import { FunnelBars } from './funnel-bars.tsx';
import { funnelCopy as copy } from './funnel-copy.ts';
import { type StepMetrics, formatStepChange, toStepMetrics } from './funnel-steps.ts';
import { VisitControls } from '../controls/visit-controls.tsx';
import { toVisitQuery, useAnalyticsState } from '../state/analytics-state.ts';
import { currentMinute, toSpan } from '../state/range.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

/** From arrival to the booking of a call, for the visits that the controls of all analytics pages select. */
export function FunnelPage() {
  const [now, setNow] = useState(currentMinute);
  const { state, wrong, change } = useAnalyticsState();
  const span = toSpan(state.range, state.zone, now);
  const visitQuery = toVisitQuery(state, span);
  const current = useStewardQuery(visitFunnel, { query: visitQuery, keepPrevious: true });
  const before = useStewardQuery(visitFunnel, {
    query: toVisitQuery(state, span.before),
    keepPrevious: true,
  });
  const isEmpty = current.data?.steps.every(({ visitors }) => visitors === 0) ?? true;

  const refresh = () => {
    setNow(currentMinute());
    void current.refetch();
    void before.refetch();
  };
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <VisitControls state={state} wrong={wrong} change={change} now={now} />
      <Row justify="space-between">
        <Freshness query={current} />
        <Row gap={2}>
          <RefreshButton pending={current.isFetching} onRefresh={refresh} />
          <CsvLink path={exportFunnel.path} query={visitQuery} empty={isEmpty}>
            {copy.export}
          </CsvLink>
        </Row>
      </Row>
      <QueryResult query={current} copy={copy}>
        {({ steps }) => {
          if (isEmpty) return <EmptyState>{copy.empty}</EmptyState>;
          const metrics = toStepMetrics(steps, before.data?.steps);
          return (
            <>
              <FunnelBars steps={metrics} />
              <FunnelTable steps={metrics} />
            </>
          );
        }}
      </QueryResult>
    </>
  );
}

const FunnelTable = ({ steps }: { readonly steps: readonly StepMetrics[] }) => (
  <Table caption={copy.table.title}>
    <TableHead columns={copy.table.columns} />
    <tbody>
      {steps.map((metrics) => {
        const { step, visitors, previous, all, lost, before } = metrics;
        return (
          <tr key={step}>
            <th scope="row">{copy.steps[step].name}</th>
            <td>{formatCount(visitors)}</td>
            <td>{previous ? formatShare(visitors, previous) : copy.none}</td>
            <td>{formatShare(visitors, all)}</td>
            <td>
              {lost === null || !previous
                ? copy.none
                : `${formatCount(lost)} (${formatShare(lost, previous)})`}
            </td>
            <td>{before === null ? copy.none : formatCount(before)}</td>
            <td>{formatStepChange(metrics) ?? copy.none}</td>
          </tr>
        );
      })}
    </tbody>
  </Table>
);
