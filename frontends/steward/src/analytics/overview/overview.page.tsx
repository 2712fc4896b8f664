import { Button, Checkbox, Row } from '@aera/ui';
import { useState } from 'react';
import { Freshness } from '../../page/freshness.tsx';
import { PageTitle } from '../../page/page-title.tsx';
import { ReadingFailure } from '../../page/reading-failure.tsx';
import { VisitControls } from '../controls/visit-controls.tsx';
import { spanOf } from '../state/range.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { overviewWords as words } from './overview-words.ts';
import { useFigures } from './use-figures.ts';
import { useOverviewState } from './use-overview-state.ts';

const minute = 60_000;
/** By the minute, so that what is asked stays the same from one rendering to the next. */
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The figures of the public site's visits; all that is chosen on it stands in its address. */
export function OverviewPage() {
  const [now, setNow] = useState(thisMinute);
  const { state, wrong, change, changeOverview } = useOverviewState();
  const span = spanOf(state.range, state.zone, now);
  const { current, before } = useFigures(state, span, state.compare);
  const readings = state.compare ? [current, before] : [current];
  const failed = readings.find(({ isError, data }) => isError && !data);

  const refresh = () => {
    setNow(thisMinute());
    for (const reading of readings) void reading.refetch();
  };
  return (
    <>
      <PageTitle title={words.title} lead={words.lead} />
      <VisitControls state={state} wrong={wrong} change={change} now={now} />
      <Row justify="space-between">
        <Checkbox
          label={words.compare}
          checked={state.compare}
          onChange={({ target }) => changeOverview({ compare: target.checked })}
        />
        <Row gap={4}>
          <Freshness reading={current} />
          <Button
            variant="secondary"
            size="sm"
            pending={current.isFetching}
            pendingLabel={words.refreshing}
            onClick={refresh}
          >
            {words.refresh}
          </Button>
        </Row>
      </Row>
      {failed ? (
        <ReadingFailure title={words.figures.failed} reading={failed} />
      ) : (
        <FigureTiles current={current.data?.current} before={before.data?.current} compare={state.compare} />
      )}
    </>
  );
}
