import type { Measure } from './chart/series.ts';

export const overviewCopy = {
  title: 'Analytics',
  lead: 'Who visits the public site, how they get there, and what they view.',
  hint: 'Select a table row to filter by it.',
  metrics: {
    label: 'Key metrics',
    failed: 'Couldn’t load metrics',
    noPreviousPeriod: 'previous period unavailable',
    summary: (visits: number) =>
      `${visits.toLocaleString('en-US')} ${visits === 1 ? 'visit' : 'visits'} in this period`,
    visitors: 'Visitors',
    visits: 'Visits',
    views: 'Page views',
    bounceRate: 'Bounce rate',
    engagedTime: 'Engaged time',
    scrollDepth: 'Scroll depth',
  },
  empty: {
    filtered: 'No visits match these filters',
    unfiltered: 'No visits in this period. New visits appear here within seconds.',
    clear: 'Clear filters',
    longer: 'Show last 90 days',
  },
  terms: {
    title: 'How metrics are calculated',
    list: [
      {
        term: 'Visitor',
        meaning:
          'A browser that acknowledged the notice. Other browsers are recognised by IP address and browser type for one day only, so the same person can count again on another day.',
      },
      {
        term: 'Visit',
        meaning:
          'Page views by one visitor with no gap longer than 30 minutes. A visit counts at the time it started.',
      },
      {
        term: 'Bounce rate',
        meaning: 'Share of visits with a single page view that was visible for less than 10 seconds.',
      },
      { term: 'Engaged time', meaning: 'Average time a page was visible during a visit.' },
      { term: 'Scroll depth', meaning: 'Average share of a page that was seen.' },
      {
        term: 'People and bots',
        meaning: 'Visits that look automated are marked as bots. They’re excluded unless you change Traffic.',
      },
      {
        term: 'Share',
        meaning:
          'Share of all visitors in the period. Shares can add up to more than 100% because a visitor can view several pages.',
      },
      {
        term: 'Campaign details and cities',
        meaning:
          'Medium, term, content and city are available for as long as page views are kept. Older visits don’t include them.',
      },
    ],
  },
  compare: 'Compare with previous period',
} as const;

export const breakdownCopy = {
  tables: {
    pages: { title: 'Pages', label: 'Pages by' },
    sources: { title: 'Traffic sources', label: 'Traffic sources by' },
    locations: { title: 'Locations', label: 'Locations by' },
    devices: { title: 'Technology', label: 'Technology by' },
  },
  share: 'Share',
  shareHint: 'Share of all visitors in this period',
  widen: 'Show more columns',
  narrow: 'Show fewer columns',
  export: 'Export CSV',
  exportName: (table: string) => `Export CSV: ${table}`,
  filterBy: (name: string, value: string) => `Filter by ${name.toLowerCase()}: ${value}`,
  unfilter: (name: string, value: string) => `Remove filter ${name.toLowerCase()}: ${value}`,
  shown: (rows: number, total: number) =>
    `${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  more: 'Show more',
  fewer: 'Show fewer',
  failed: (table: string) => `Couldn’t load ${table.toLowerCase()}`,
  empty: 'No data for this period',
} as const;

const whole = new Intl.NumberFormat('en-US');
const counted: Record<Measure, readonly [string, string]> = {
  visitors: ['visitor', 'visitors'],
  visits: ['visit', 'visits'],
  views: ['page view', 'page views'],
};

export const chartCopy = {
  title: { hour: 'By hour', day: 'By day' },
  measure: 'Metric',
  measures: { visitors: 'Visitors', visits: 'Visits', views: 'Page views' },
  label: { hour: 'by hour', day: 'by day' },
  view: 'Display as',
  views: { chart: 'Chart', table: 'Table' },
  export: 'Export CSV',
  exportName: 'Export CSV of the time series',
  legend: { current: 'This period', before: 'Previous period' },
  runningPeriodHint: 'Compared up to the same time of day in the previous period.',
  time: { hour: 'Hour', day: 'Day' },
  before: 'Previous period',
  beforeFailed: 'Previous period unavailable',
  noData: 'no data yet',
  soFar: 'so far',
  counted: (count: number, measure: Measure) =>
    `${whole.format(count)} ${counted[measure][count === 1 ? 0 : 1]}`,
} as const;
