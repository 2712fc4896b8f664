import type { Measure } from './chart/series.ts';

/** The words of the overview. */
export const overviewCopy = {
  title: 'Analytics',
  lead: 'Who visits the public site, by which way they come, and what they look at.',
  hint: 'No filter: click a row of a table to look at its visits alone.',
  figures: {
    label: 'Figures',
    failed: 'The figures did not load',
    noBefore: 'the time before did not load',
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
    filtered: 'No visits of this period fit the filters.',
    quiet: 'No visits in this period. Visits show here within seconds of a page being opened.',
    clear: 'Clear the filters',
    longer: 'Look at 90 days',
  },
  terms: {
    title: 'How these figures are counted',
    list: [
      {
        term: 'Visitor',
        meaning:
          'A browser whose reader acknowledged the notice. Before that, a key made of address and browser, which is destroyed after a day: the same person on another day then counts again.',
      },
      {
        term: 'Visit',
        meaning:
          'Page views of one visitor with no more than 30 minutes between two. It counts, with all its views, at the time when it began.',
      },
      {
        term: 'Bounce rate',
        meaning: 'Part of the visits with one page view that was in sight for less than ten seconds.',
      },
      { term: 'Engaged time', meaning: 'How long a visit had the page in sight, on average.' },
      { term: 'Scroll depth', meaning: 'How much of a page was seen, on average.' },
      {
        term: 'People and bots',
        meaning:
          'Visits that look like those of programs are marked, not dropped. They are left out unless the traffic says otherwise.',
      },
      {
        term: 'Share',
        meaning:
          'Part of all visitors of the period. One visitor may look at several pages, so shares may add up to more than 100%.',
      },
      {
        term: 'Campaign keys and cities',
        meaning:
          'Medium, term, content and city are known as long as page views are kept; older visits show without them.',
      },
    ],
  },
  compare: 'Compare with the time before',
} as const;

/** The words of the tables. */
export const breakdownCopy = {
  tables: {
    pages: { title: 'Pages', label: 'Which pages' },
    ways: { title: 'Arrivals', label: 'Which ways here' },
    places: { title: 'Places', label: 'Which places' },
    machines: { title: 'Technology', label: 'Which technology' },
  },
  tabs: {
    page: 'All pages',
    entry: 'Entry',
    exit: 'Exit',
    channel: 'Channels',
    source: 'Sources',
    campaign: 'Campaigns',
    medium: 'Media',
    term: 'Terms',
    content: 'Contents',
    country: 'Countries',
    city: 'Cities',
    device: 'Devices',
    browser: 'Browsers',
    system: 'Systems',
  },
  share: 'Share',
  shareHint: 'Part of all visitors of the period',
  widen: 'All figures',
  narrow: 'Fewer figures',
  export: 'CSV',
  exportName: (table: string) => `Export ${table} as CSV`,
  filterBy: (name: string, value: string) => `Only visits with ${name.toLowerCase()} ${value}`,
  unfilter: (name: string, value: string) => `No longer only visits with ${name.toLowerCase()} ${value}`,
  shown: (rows: number, total: number) =>
    `${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  more: 'Show more',
  fewer: 'Show fewer',
  failed: (table: string) => `${table} did not load`,
  empty: 'No visits here in this period.',
} as const;

const whole = new Intl.NumberFormat('en-US');
const counted: Record<Measure, readonly [string, string]> = {
  visitors: ['visitor', 'visitors'],
  visits: ['visit', 'visits'],
  views: ['page view', 'page views'],
};

/** The words of the chart over time. */
export const chartCopy = {
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
