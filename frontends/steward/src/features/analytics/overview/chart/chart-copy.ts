import type { Measure } from './series.ts';

const whole = new Intl.NumberFormat('en-US');
const counted: Record<Measure, readonly [string, string]> = {
  visitors: ['visitor', 'visitors'],
  visits: ['visit', 'visits'],
  views: ['page view', 'page views'],
};

/** The words of the chart over time. */
export const chartWords = {
  title: { hour: 'Hour by hour', day: 'Day by day' },
  measure: 'What the chart shows',
  measures: { visitors: 'Visitors', visits: 'Visits', views: 'Page views' },
  label: { hour: 'by hour', day: 'by day' },
  view: 'Chart or table',
  views: { chart: 'Chart', table: 'Table' },
  export: 'Export CSV',
  exportName: 'Export CSV of the figures by time',
  legend: { current: 'This period', before: 'The period before' },
  running: 'Compared up to the same time of day.',
  time: { hour: 'Hour', day: 'Day' },
  before: 'Before',
  toCome: 'still to come',
  soFar: 'so far',
  counted: (count: number, measure: Measure) =>
    `${whole.format(count)} ${counted[measure][count === 1 ? 0 : 1]}`,
} as const;
