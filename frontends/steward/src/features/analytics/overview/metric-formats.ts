import type { VisitMetrics } from '@aera/contracts';
import { formatChange, percentChange } from '../change.ts';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';

/** The figures of visits, by their names in the contract. */
export const metricNames = [
  'visitors',
  'visits',
  'views',
  'bounceRate',
  'engagedTime',
  'scrollDepth',
] as const satisfies readonly (keyof VisitMetrics)[];
export type MetricName = (typeof metricNames)[number];

/** Seconds, as "2m 05s". */
function formatSeconds(seconds: number): string {
  const rounded = Math.round(seconds);
  const [minutes, rest] = [Math.floor(rounded / 60), rounded % 60];
  return minutes === 0 ? `${rest}s` : `${formatCount(minutes)}m ${String(rest).padStart(2, '0')}s`;
}

const formats: Record<MetricName, (value: number) => string> = {
  visitors: formatCount,
  visits: formatCount,
  views: formatCount,
  bounceRate: (share) => formatShare(share, 1),
  engagedTime: formatSeconds,
  scrollDepth: (percent) => formatShare(percent, 100),
};

/** A figure as people read it; a dash where there is none. */
export const formatMetric = (name: MetricName, value: number | null): string =>
  value === null ? '–' : formats[name](value);

/** A metric compared with the period before. */
interface Comparison {
  /** With its sign: "+12%", "−3.2 points"; null where the two cannot be compared. */
  readonly change: string | null;
  readonly text: string;
  /** Whether it improved. */
  readonly tone: 'better' | 'worse' | 'same';
}

/** Shares: their difference is in points, since percent of percent misleads. */
const inPoints: ReadonlySet<MetricName> = new Set(['bounceRate', 'scrollDepth']);
const lowerIsBetter: MetricName = 'bounceRate';

/** Compares a figure with the one of the range before; null is none. */
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
