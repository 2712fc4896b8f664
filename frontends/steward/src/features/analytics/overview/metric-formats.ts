import type { VisitMetrics } from '@aera/contracts';
import { formatChange, computePercentChange } from '../change.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';

/** The metrics of the contract `VisitMetrics`, in display order. */
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
  // A share of 1; scroll depth is a percentage.
  bounceRate: (share) => formatShare(share, 1),
  engagedTime: formatSeconds,
  scrollDepth: (percent) => formatShare(percent, 100),
};

/** Formats a metric value; null becomes a dash. */
export const formatMetric = (name: MetricName, value: number | null): string =>
  value === null ? '–' : formats[name](value);

interface Comparison {
  /** "+12%", "−3.2 points"; null if there is no change or no comparison. */
  readonly change: string | null;
  readonly text: string;
  readonly tone: 'better' | 'worse' | 'same';
}

/** Compared in percentage points: a percentage of a percentage is misleading. */
const comparedInPoints: ReadonlySet<MetricName> = new Set(['bounceRate', 'scrollDepth']);
const lowerIsBetter: ReadonlySet<MetricName> = new Set(['bounceRate']);

/** Compares a metric with the previous period. */
export function compareMetric(name: MetricName, current: number | null, previous: number | null): Comparison {
  if (previous === null) return withoutChange('no data for the previous period');
  if (current === null) return withoutChange(`${formatMetric(name, previous)} in the previous period`);
  // A percentage of zero is undefined.
  if (previous === 0 && current !== 0 && !comparedInPoints.has(name))
    return withoutChange('none in the previous period');
  const change = formatMetricChange(name, current, previous);
  if (change === null) return withoutChange('no change');
  const isHigher = current > previous;
  return {
    change,
    text: `vs ${formatMetric(name, previous)} in the previous period`,
    tone: isHigher === lowerIsBetter.has(name) ? 'worse' : 'better',
  };
}

const withoutChange = (text: string): Comparison => ({ change: null, text, tone: 'same' });

/** Returns null if the change rounds to 0. */
function formatMetricChange(name: MetricName, current: number, previous: number): string | null {
  if (current === previous) return null;
  if (!comparedInPoints.has(name)) return formatChange(computePercentChange(current, previous), '%');
  return formatChange((current - previous) * (name === 'bounceRate' ? 100 : 1), ' points');
}
