import { formatCount } from '../../../shared/copy/format-number.ts';

/** Labels and the empty text come from the specification. */
export const ipActivityCopy = {
  title: 'IP Activity Details',
  loading: 'Loading activity...',
  failed: 'Couldn’t load activity',
  empty: 'No activity data found for this IP address.',
  incomplete: {
    title: 'Visit data unavailable',
    text: 'Couldn’t load page views and sessions. Consents are complete.',
    retry: 'Try again',
  },
  counts: {
    consents: 'Consent Records',
    pageViews: 'Page Views',
    sessions: 'Sessions',
    firstVisit: 'First Visit',
  },
  /** Below an incomplete list. */
  latest: (shown: number, total: number) =>
    `Showing the latest ${formatCount(shown)} of ${formatCount(total)}`,
  notAvailable: 'N/A',
  direct: 'Direct',
  seconds: (seconds: number) => `${Math.round(seconds)} s`,
  percent: (percent: number) => `${Math.round(percent)}%`,
  consents: {
    title: 'Consent History',
    columns: ['Date', 'Session ID', 'Notice Version', 'Status'],
  },
  pageViews: {
    title: 'Page Navigation History',
    columns: ['Timestamp', 'Path', 'Time on Page', 'Scroll Depth', 'Referrer'],
  },
  classification: {
    title: 'IP Classification',
    source: 'IP Source',
    classification: 'Classification',
    location: 'Location',
    internal: 'Internal Traffic',
    yes: 'Yes',
    no: 'No',
  },
} as const;
