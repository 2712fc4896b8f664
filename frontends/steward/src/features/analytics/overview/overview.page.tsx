import { readVisitBreakdown, readVisitMetrics } from '@aera/contracts';
import { Grid, VisuallyHidden } from '@aera/ui';
import { QueryError } from '@aera/frontend-kit/query-content';
import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { VisitControls } from '../controls/visit-controls.tsx';
import { Breakdown } from './breakdown/breakdown.tsx';
import { tableNames } from './breakdown/table-state.ts';
import { VisitsOverTime } from './chart/visits-over-time.tsx';
import { MetricTiles } from './metric-tiles.tsx';
import { OverviewEmptyState, OverviewTools } from './overview-tools.tsx';
import { overviewCopy as copy } from './overview-copy.ts';
import { type OverviewState, readOverview, writeOverview } from './overview-state.ts';
import { TermList } from './term-list.tsx';
import { useVisitMetrics } from './overview-api.ts';
import { toSpan } from '../state/range.ts';
import { type AnalyticsState, useAnalyticsState, useQueryTime } from '../state/analytics-state.ts';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { useUrlQuery } from '../../../shared/page/use-url-state.ts';

const refreshedPaths: ReadonlySet<unknown> = new Set([readVisitMetrics.path, readVisitBreakdown.path]);

function useRefresh(state: AnalyticsState) {
  const { now, refreshNow } = useQueryTime(state);
  const client = useQueryClient();
  const refresh = () => {
    refreshNow();
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => refreshedPaths.has(path) });
  };
  return { now, refresh };
}

function useOverviewState() {
  const { state: visits, change } = useAnalyticsState();
  const { params, change: changeQuery } = useUrlQuery();

  const changeOverview = (changes: Partial<OverviewState>) =>
    changeQuery((query) => writeOverview({ ...readOverview(query), ...changes }));

  return { visits, state: { ...visits, ...readOverview(params) }, change, changeOverview };
}

const TableGrid = styled(Grid)`
  grid-auto-flow: dense;
`;

/** Visit metrics of the public site; all options are in the URL. */
export function OverviewPage() {
  const { visits, state, change, changeOverview } = useOverviewState();
  const { now, refresh } = useRefresh(visits);
  const span = toSpan(state.range, state.zone, now);
  const { current, before, comparison } = useVisitMetrics(state, span, state.compare);
  const hasFailed = current.isError && !current.data;
  const beforeFailed = before.isError && !before.data;
  const isEmpty = current.data?.current.visits === 0 && !current.isPlaceholderData;

  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <VisitControls
        state={state}
        change={change}
        now={now}
        hint={copy.hint}
        aside={
          <OverviewTools
            query={current}
            compare={state.compare}
            onCompare={(compare) => changeOverview({ compare })}
            refreshing={current.isFetching || before.isFetching}
            onRefresh={refresh}
          />
        }
      />
      <VisuallyHidden as="output">
        {current.data && !current.isPlaceholderData && copy.metrics.summary(current.data.current.visits)}
      </VisuallyHidden>
      {hasFailed ? (
        <QueryError title={copy.metrics.failed} query={current} />
      ) : (
        <MetricTiles
          current={current.data?.current}
          before={comparison?.current}
          compare={state.compare}
          beforeFailed={beforeFailed}
          busy={current.isPlaceholderData}
        />
      )}
      {isEmpty ? (
        <OverviewEmptyState state={state} onChange={change} />
      ) : (
        <>
          {!hasFailed && (
            <VisitsOverTime
              state={state}
              span={span}
              now={now}
              current={current.data}
              before={comparison}
              beforeFailed={beforeFailed}
              busy={current.isPlaceholderData}
              onChange={changeOverview}
            />
          )}
          <TableGrid minColumn="28rem">
            {tableNames.map((name) => (
              <Breakdown
                key={name}
                name={name}
                state={state}
                span={span}
                table={state.tables[name]}
                visitors={current.isPlaceholderData ? undefined : current.data?.current.visitors}
                onTable={(changes) =>
                  changeOverview({
                    tables: { ...state.tables, [name]: { ...state.tables[name], ...changes } },
                  })
                }
                onFilters={(filters) => change({ filters })}
              />
            ))}
          </TableGrid>
          <TermList />
        </>
      )}
    </>
  );
}
