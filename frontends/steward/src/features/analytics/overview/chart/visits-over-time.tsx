import { DownloadLink } from '../../../../shared/links/download-link.tsx';
import { SectionTitle } from '../../../../shared/page/page-title.tsx';
import { exportVisitMetrics } from '@aera/contracts';
import { Card, MutedText, Row, Skeleton, Stack, theme, toOptions } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useId } from 'react';
import { styled } from 'styled-components';
import { BusyRegion } from '../../../../shared/list/freshness.tsx';
import { type AnalyticsState, toVisitQuery } from '../../state/analytics-state.ts';
import type { Span } from '../../state/range.ts';
import type { VisitMetrics } from '../overview-api.ts';
import { chartCopy as copy } from '../overview-copy.ts';
import type { OverviewState } from '../overview-state.ts';
import { formatDays } from './format-buckets.ts';
import { plotHeight } from './plot-geometry.ts';
import { toBuckets, measures } from './series.ts';
import { TimePlot } from './time-plot.tsx';
import { TimeTable } from './time-table.tsx';

const Frame = styled(Card)`
  min-width: 0;
`;

/** Fainter than other skeletons, because it is large. */
const ChartSkeleton = styled(Skeleton)`
  background: ${theme.color.sunken};
`;

const Tools = styled(Row)`
  label {
    min-height: 2.25rem;
    padding-inline: ${theme.space[3]};
  }
`;

const views = toOptions(copy.views, ['chart', 'table']);

interface VisitsOverTimeProps {
  readonly state: AnalyticsState & OverviewState;
  readonly span: Span;
  readonly now: number;
  readonly current: VisitMetrics | undefined;
  /** The previous period; undefined while loading and after a failure. */
  readonly before: VisitMetrics | undefined;
  readonly beforeFailed: boolean;
  /** True while the section shows the data of the previous query. */
  readonly busy: boolean;
  readonly onChange: (changes: Partial<OverviewState>) => void;
}

/** Metrics by hour or day, as chart or table. */
export function VisitsOverTime(props: VisitsOverTimeProps) {
  const { state, span, now, current, before, beforeFailed, busy, onChange } = props;
  const titleId = useId();
  const { measure, view, compare, zone } = state;
  const { interval } = span;
  const axis = { measure, interval, zone };
  const compared = compare ? before : undefined;
  const buckets = current && toBuckets(current.series, compared?.series, measure, now, Date.parse(span.to));
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <SectionTitle
          id={titleId}
          aside={
            <DownloadLink
              name={copy.exportName}
              path={exportVisitMetrics.path}
              query={{ ...toVisitQuery(state, span), zone, interval }}
            >
              {copy.export}
            </DownloadLink>
          }
        >
          {copy.title[interval]}
        </SectionTitle>
        <Tools justify="space-between">
          <SegmentedControl
            label={copy.measure}
            options={toOptions(copy.measures, measures)}
            value={measure}
            onValueChange={(chosen) => onChange({ measure: chosen })}
          />
          <SegmentedControl
            label={copy.view}
            options={views}
            value={view}
            onValueChange={(chosen) => onChange({ view: chosen })}
          />
        </Tools>
        <BusyRegion aria-busy={busy}>
          {!buckets && <ChartSkeleton height={`${plotHeight}px`} />}
          {buckets && view === 'chart' && <TimePlot buckets={buckets} axis={axis} />}
          {buckets && view === 'table' && <TimeTable buckets={buckets} axis={axis} compare={compare} />}
        </BusyRegion>
        <Row justify="space-between">
          <Legend current={formatDays(span.days)} before={compared ? formatDays(span.daysBefore) : null} />
          {compare && beforeFailed && <MutedText size="xs">{copy.beforeFailed}</MutedText>}
          {compared && span.running && <MutedText size="xs">{copy.runningPeriodHint}</MutedText>}
        </Row>
      </Stack>
    </Frame>
  );
}

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  li::before {
    content: '';
    width: 1.5rem;
    border-top: 2.25px solid ${theme.color.accent};
  }
  li + li::before {
    border-top: 2px dotted ${theme.color.gold};
  }
`;

interface LegendProps {
  readonly current: string;
  /** Null while no previous period is drawn. */
  readonly before: string | null;
}

const Legend = ({ current, before }: LegendProps) => (
  <Keys>
    <li>
      {copy.legend.current}: {current}
    </li>
    {before && (
      <li>
        {copy.legend.before}: {before}
      </li>
    )}
  </Keys>
);
