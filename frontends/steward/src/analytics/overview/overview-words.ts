/** The words of the overview. */
export const overviewWords = {
  title: 'Analytics',
  lead: 'Who visits the public site, by which way they come, and what they look at.',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  figures: {
    label: 'Figures',
    failed: 'The figures did not load',
    visitors: 'Visitors',
    visits: 'Visits',
    views: 'Page views',
    bounceRate: 'Bounce rate',
    engagedTime: 'Engaged time',
    scrollDepth: 'Scroll depth',
  },
  compare: 'Compare with the time before',
} as const;
