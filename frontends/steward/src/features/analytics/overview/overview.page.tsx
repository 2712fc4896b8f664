import { VisuallyHidden, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PageTitle } from '../../../shared/page/page-title.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { VisitControls } from '../controls/visit-controls.tsx';
import { spanOf } from '../state/range.ts';
import { Breakdown } from './breakdown/breakdown.tsx';
import { tableNames } from './breakdown/table-state.ts';
import { TimeChart } from './chart/time-chart.tsx';
import { FigureTiles } from './metric-tiles.tsx';
import { NoVisits } from './no-visits.tsx';
import { OverviewTools } from './overview-tools.tsx';
import { overviewWords as words } from './overview-copy.ts';
import { TermList } from './term-list.tsx';
import { useFigures } from './use-metrics.ts';
import { useOverviewState } from './use-overview-state.ts';
import { useRefresh } from './use-refresh.ts';

const TableGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  @media ${from('laptop')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }
`;

/** The figures of the public site's visits; all that is chosen on it stands in its address. */
export function OverviewPage() {
  const { now, refresh } = useRefresh();
  const { state, wrong, change, changeOverview } = useOverviewState();
  const span = spanOf(state.range, state.zone, now);
  const { current, before } = useFigures(state, span, state.compare);
  const failed = current.isError && !current.data;
  const quiet = current.data?.current.visits === 0 && !current.isPlaceholderData;

  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <VisitControls
        state={state}
        wrong={wrong}
        change={change}
        now={now}
        hint={words.hint}
        aside={
          <OverviewTools
            reading={current}
            compare={state.compare}
            onCompare={(compare) => changeOverview({ compare })}
            refreshing={current.isFetching || before.isFetching}
            onRefresh={refresh}
          />
        }
      />
      <VisuallyHidden as="output">
        {current.data && !current.isPlaceholderData && words.figures.told(current.data.current.visits)}
      </VisuallyHidden>
      {failed ? (
        <ReadingFailure title={words.figures.failed} reading={current} />
      ) : (
        <FigureTiles
          current={current.data?.current}
          before={before.data?.current}
          compare={state.compare}
          beforeFailed={before.isError && !before.data}
          busy={current.isPlaceholderData}
        />
      )}
      {quiet ? (
        <NoVisits state={state} onChange={change} />
      ) : (
        <>
          {!failed && (
            <TimeChart
              state={state}
              span={span}
              now={now}
              current={current.data}
              before={before.data}
              busy={current.isPlaceholderData}
              onChange={changeOverview}
            />
          )}
          <TableGrid>
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
