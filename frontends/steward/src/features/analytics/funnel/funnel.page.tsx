import { DownloadLink } from '../../../shared/links/download-link.tsx';
import { BusyRegion, RefreshButton, Freshness } from '../../../shared/list/freshness.tsx';
import { exportFunnel, readVisitFunnel } from '@aera/contracts';
import { EmptyState, Notice, Row, Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { FunnelBars } from './funnel-bars.tsx';
import { funnelCopy as copy } from '../analytics-copy.ts';
import { type StepMetrics, formatStepChange, toStepMetrics } from './funnel-steps.ts';
import { VisitControls } from '../controls/visit-controls.tsx';
import { toVisitQuery, useAnalyticsState, useQueryTime } from '../state/analytics-state.ts';
import { toSpan } from '../state/range.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { type Column, countColumn, textColumn } from '../../../shared/table/column.ts';
import { StaticTable } from '../../../shared/table/static-table.tsx';

/** Number of selected visitors that reach each step up to a booking. */
export function FunnelPage() {
  const { state, change } = useAnalyticsState();
  const { now, refreshNow } = useQueryTime(state);
  const span = toSpan(state.range, state.zone, now);
  const visitQuery = toVisitQuery(state, span);
  const current = useApiQuery(readVisitFunnel, { query: visitQuery, keepPrevious: true });
  const previousPeriod = useApiQuery(readVisitFunnel, {
    query: toVisitQuery(state, span.before),
    keepPrevious: true,
  });
  const isEmpty = current.data?.steps.every(({ visitors }) => visitors === 0) ?? true;

  const refresh = () => {
    refreshNow();
    void current.refetch();
    void previousPeriod.refetch();
  };
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <VisitControls state={state} change={change} now={now} />
      <Row justify="space-between">
        <Freshness query={current} />
        <Row gap={2}>
          <RefreshButton pending={current.isFetching || previousPeriod.isFetching} onRefresh={refresh} />
          <DownloadLink path={exportFunnel.path} query={visitQuery} empty={isEmpty}>
            {copy.export}
          </DownloadLink>
        </Row>
      </Row>
      <QueryContent query={current} copy={copy}>
        {({ steps }) => {
          if (isEmpty) return <EmptyState>{copy.empty}</EmptyState>;
          const isSameRange = current.isPlaceholderData === previousPeriod.isPlaceholderData;
          const metrics = toStepMetrics(steps, isSameRange ? previousPeriod.data?.steps : undefined);
          return (
            <BusyRegion aria-busy={current.isPlaceholderData}>
              <Stack gap={5}>
                {previousPeriod.isError && !previousPeriod.data && (
                  <Notice tone="warning">{copy.previousFailed}</Notice>
                )}
                <FunnelBars steps={metrics} />
                <StaticTable
                  caption={copy.table.title}
                  columns={columns}
                  rows={metrics}
                  getKey={(metrics) => metrics.step}
                />
              </Stack>
            </BusyRegion>
          );
        }}
      </QueryContent>
    </>
  );
}

const [step, visitors, ofPrevious, ofAll, dropOff, before, change] = copy.table.columns;

const columns: readonly Column<StepMetrics>[] = [
  textColumn('step', step, (metrics) => copy.steps[metrics.step].name, { isRowHeader: true }),
  countColumn('visitors', visitors, (metrics) => metrics.visitors),
  textColumn('previous', ofPrevious, (metrics) =>
    metrics.previousStepVisitors ? formatShare(metrics.visitors, metrics.previousStepVisitors) : copy.none,
  ),
  textColumn('all', ofAll, (metrics) => formatShare(metrics.visitors, metrics.firstStepVisitors)),
  textColumn('lost', dropOff, ({ lost, previousStepVisitors }) =>
    lost === null || !previousStepVisitors
      ? copy.none
      : `${formatCount(lost)} (${formatShare(lost, previousStepVisitors)})`,
  ),
  textColumn('before', before, (metrics) =>
    metrics.previousPeriodVisitors === null ? copy.none : formatCount(metrics.previousPeriodVisitors),
  ),
  textColumn('change', change, (metrics) => formatStepChange(metrics) ?? copy.none),
];
