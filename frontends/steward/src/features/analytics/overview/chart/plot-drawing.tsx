import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { computeLabelStep, type PlotGeometry, plotHeight, toAreaPath, toLinePath } from './plot-geometry.ts';
import { type SeriesFormat, formatBucketStart } from './format-buckets.ts';
import type { Bucket } from './series.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });
/** Widths of axis labels, in px. */
const labelWidths = { hour: 56, day: 64 };
/** Numbers of points from one axis label to the next. */
const labelSteps = {
  hour: [1, 2, 3, 4, 6, 8, 12, 24],
  day: [1, 2, 3, 5, 7, 10, 14, 28, 56, 112, 224],
};

const Svg = styled.svg`
  overflow: visible;
  text {
    fill: ${theme.color.inkMuted};
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  .grid {
    stroke: ${theme.color.line};
  }
  .axis {
    stroke: ${theme.color.lineStrong};
  }
  .running {
    fill: none;
    stroke: ${theme.color.accent};
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-dasharray: 1 5;
  }
  .area {
    fill: ${theme.color.accent};
    opacity: 0.1;
  }
  .current,
  .before {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .current {
    stroke: ${theme.color.accent};
    stroke-width: 2.25;
  }
  .before {
    stroke: ${theme.color.gold};
    stroke-width: 1.75;
    stroke-dasharray: 2 5;
  }
  .guide {
    stroke: ${theme.color.lineStrong};
    stroke-dasharray: 3 3;
  }
  circle {
    fill: ${theme.color.surface};
    stroke: ${theme.color.accent};
    stroke-width: 2.25;
  }
  circle.past {
    stroke: ${theme.color.gold};
  }
`;

interface PlotDrawingProps {
  readonly buckets: readonly Bucket[];
  readonly geometry: PlotGeometry;
  readonly axis: SeriesFormat;
  readonly width: number;
  /** Index of the focused bucket. */
  readonly active: number | null;
}

/** Hidden from assistive technology: slider and table have the same content. */
export function PlotDrawing({ buckets, geometry, axis, width, active }: PlotDrawingProps) {
  const { ticks, left, right, base, x, y, current, running, before } = geometry;
  const step = computeLabelStep(
    buckets.length,
    right - left,
    labelWidths[axis.interval],
    labelSteps[axis.interval],
  );
  const activeBucket = active === null ? undefined : buckets[active];
  const last = running.at(-1) ?? current.at(-1);
  return (
    <Svg width={width} height={plotHeight} aria-hidden>
      {ticks.map(({ value, y: height }) => (
        <g key={value}>
          <line className={value === 0 ? 'axis' : 'grid'} x1={left} x2={right} y1={height} y2={height} />
          <text x={left - 10} y={height + 4} textAnchor="end">
            {compact.format(value)}
          </text>
        </g>
      ))}
      {buckets.map(({ start }, index) =>
        index % step === 0 ? (
          <text key={start} x={x(index)} y={base + 22} textAnchor="middle">
            {formatBucketStart(start, axis.interval, axis.zone, 'short')}
          </text>
        ) : null,
      )}
      <path className="area" d={toAreaPath(current, base)} />
      <path className="before" d={toLinePath(before)} />
      <path className="current" d={toLinePath(current)} />
      <path className="running" d={toLinePath(running)} />
      {activeBucket && active !== null ? (
        <>
          <line className="guide" x1={x(active)} x2={x(active)} y1={ticks.at(-1)?.y} y2={base} />
          {activeBucket.before !== null && (
            <circle className="past" cx={x(active)} cy={y(activeBucket.before)} r={4} />
          )}
          {activeBucket.current !== null && <circle cx={x(active)} cy={y(activeBucket.current)} r={5} />}
        </>
      ) : (
        last && <circle cx={last.x} cy={last.y} r={3.5} />
      )}
    </Svg>
  );
}
