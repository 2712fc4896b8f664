import { exportFigures } from '@aera/contracts';
import { Card, Row, Skeleton, Stack, Text, theme } from '@aera/ui';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useId } from 'react';
import { styled } from 'styled-components';
import { daysWords } from './format-days.ts';
import { Legend } from './legend.tsx';
import { plotHeight } from './plot-geometry.ts';
import { bucketsOf, measures } from './series.ts';
import { TimePlot } from './time-plot.tsx';
import { TimeTable } from './time-table.tsx';
import { chartWords as words } from '../overview-copy.ts';
import type { OverviewState } from '../overview-state.ts';
import type { Figures } from '../use-metrics.ts';
import { type AnalyticsState, visitsAsked } from '../../state/analytics-state.ts';
import type { Span } from '../../state/range.ts';
import { CsvLink } from '../../../../shared/links/download-link.tsx';
import { SectionTitle } from '../../../../shared/page/page-title.tsx';

const Frame = styled(Card)`
  min-width: 0;
`;

/** Large, and so fainter than what holds the place of words. */
const Waiting = styled(Skeleton)`
  background: ${theme.color.sunken};
`;

const Body = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Tools = styled(Row)`
  label {
    min-height: 2.25rem;
    padding-inline: ${theme.space[3]};
  }
`;

export interface TimeChartProps {
  readonly state: AnalyticsState & OverviewState;
  readonly span: Span;
  readonly now: number;
  readonly current: Figures | undefined;
  readonly before: Figures | undefined;
  /** While the answer to another question still shows. */
  readonly busy: boolean;
  readonly onChange: (changes: Partial<OverviewState>) => void;
}

/** What was counted hour by hour or day by day, as lines or as a table. */
export function TimeChart({ state, span, now, current, before, busy, onChange }: TimeChartProps) {
  const titleId = useId();
  const { measure, view, compare, zone } = state;
  const { interval } = span;
  const axis = { measure, interval, zone };
  const compared = compare ? before : undefined;
  const buckets = current && bucketsOf(current.series, compared?.series, measure, now, Date.parse(span.to));
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <SectionTitle
          id={titleId}
          aside={
            <CsvLink
              name={words.exportName}
              path={exportFigures.path}
              query={{ ...visitsAsked(state, span), zone, interval }}
            >
              {words.export}
            </CsvLink>
          }
        >
          {words.title[interval]}
        </SectionTitle>
        <Tools justify="space-between">
          <SegmentedControl
            label={words.measure}
            options={measures.map((value) => ({ value, label: words.measures[value] }))}
            value={measure}
            onValueChange={(chosen) => onChange({ measure: chosen })}
          />
          <SegmentedControl
            label={words.view}
            options={[
              { value: 'chart', label: words.views.chart },
              { value: 'table', label: words.views.table },
            ]}
            value={view}
            onValueChange={(chosen) => onChange({ view: chosen })}
          />
        </Tools>
        <Body aria-busy={busy}>
          {!buckets && <Waiting height={`${plotHeight}px`} />}
          {buckets && view === 'chart' && <TimePlot buckets={buckets} axis={axis} />}
          {buckets && view === 'table' && <TimeTable buckets={buckets} axis={axis} compare={compare} />}
        </Body>
        <Row justify="space-between">
          <Legend current={daysWords(span.days)} before={compare ? daysWords(span.daysBefore) : null} />
          {span.running && compare && (
            <Text size="xs" tone="muted">
              {words.running}
            </Text>
          )}
        </Row>
      </Stack>
    </Frame>
  );
}
