import type { VisitMetrics } from '@aera/contracts';
import { Card, Skeleton, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Change } from '../change.ts';
import { BusyRegion } from '../../../shared/list/freshness.tsx';
import { compareMetric, metricNames, formatMetric } from './metric-formats.ts';
import { overviewCopy } from './overview-copy.ts';

const copy = overviewCopy.metrics;

const Tiles = styled(BusyRegion)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${from('desktop')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Tile = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  dt {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.sm};
  }
`;

const Value = styled.dd`
  font-size: ${theme.text.xl};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

const Before = styled.dd`
  min-height: 2.9em;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  line-height: 1.45;
`;

interface MetricTilesProps {
  readonly current: VisitMetrics | undefined;
  readonly before: VisitMetrics | undefined;
  /** Whether to compare with the previous period. */
  readonly compare: boolean;
  /** True if the previous period failed to load. */
  readonly beforeFailed: boolean;
  /** True while the tiles show the data of the previous query. */
  readonly busy: boolean;
}

/** The key metrics and their changes. */
export const MetricTiles = ({ current, before, compare, beforeFailed, busy }: MetricTilesProps) => (
  <Tiles as="dl" aria-label={copy.label} aria-busy={busy}>
    {metricNames.map((name) => {
      const comparison = current && before && compareMetric(name, current[name], before[name]);
      return (
        <Tile key={name} padding={4}>
          <dt>{copy[name]}</dt>
          <Value>
            {current ? formatMetric(name, current[name]) : <Skeleton width="4ch" height="1.3em" />}
          </Value>
          {compare && (
            <Before>
              {comparison ? (
                <>
                  {comparison.change && <Change data-tone={comparison.tone}>{comparison.change} </Change>}
                  {comparison.text}
                </>
              ) : beforeFailed ? (
                copy.noPreviousPeriod
              ) : (
                <Skeleton width="80%" />
              )}
            </Before>
          )}
        </Tile>
      );
    })}
  </Tiles>
);
