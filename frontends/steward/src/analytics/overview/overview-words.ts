/** The words of the overview. */
export const overviewWords = {
  title: 'Analytics',
  lead: 'Who visits the public site, by which way they come, and what they look at.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  figures: {
    label: 'Figures',
    failed: 'The figures did not load',
    noBefore: 'the time before did not load',
    told: (visits: number) =>
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
  compare: 'Compare with the time before',
} as const;
