import type { VisitMetrics } from '@aera/contracts';
import { formatChange, percentChange } from '../change.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';

/** Metric names of the contract. */
export const metricNames = [
  'visitors',
  'visits',
  'views',
  'bounceRate',
  'engagedTime',
  'scrollDepth',
] as const satisfies readonly (keyof VisitMetrics)[];
export type MetricName = (typeof metricNames)[number];

/** 125 as "2 min 5 s". */
function formatSeconds(seconds: number): string {
  const rounded = Math.round(seconds);
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  return minutes === 0 ? `${rest} s` : `${formatCount(minutes)} min ${rest} s`;
}

const formats: Record<MetricName, (value: number) => string> = {
  visitors: formatCount,
  visits: formatCount,
  views: formatCount,
  bounceRate: (share) => formatShare(share, 1),
  engagedTime: formatSeconds,
  scrollDepth: (percent) => formatShare(percent, 100),
};

/** A dash for null. */
export const formatMetric = (name: MetricName, value: number | null): string =>
  value === null ? '–' : formats[name](value);

interface Comparison {
  /** "+12%", "−3.2 points"; null where nothing can be compared. */
  readonly change: string | null;
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'same';
}

/** Compared in points, since percent of percent misleads. */
const inPoints: ReadonlySet<MetricName> = new Set(['bounceRate', 'scrollDepth']);
const lowerIsBetter: MetricName = 'bounceRate';

/** Compares a metric with the previous period. */
export function compareMetric(name: MetricName, current: number | null, before: number | null): Comparison {
  if (before === null || (before === 0 && current !== 0))
    return same(null, 'no data for the previous period');
  if (current === null) return same(null, `${formatMetric(name, before)} before`);
  const change = formatMetricChange(name, current, before);
  if (change === null) return same(null, 'no change');
  const up = current > before;
  return {
    change,
    text: `vs ${formatMetric(name, before)} in the previous period`,
    tone: up === (name === lowerIsBetter) ? 'worse' : 'better',
  };
}

const same = (change: string | null, text: string): Comparison => ({ change, text, tone: 'same' });

/** Null for a difference that would read as 0. */
function formatMetricChange(name: MetricName, current: number, before: number): string | null {
  if (current === before) return null;
  if (!inPoints.has(name)) return formatChange(percentChange(current, before), '%');
  return formatChange((current - before) * (name === 'bounceRate' ? 100 : 1), ' points');
}
