import { formatCount } from '../../../shared/copy/format-number.ts';

/** Texts of the dialog. Labels and the empty text come from the specification. */
export const ipActivityCopy = {
  title: 'IP Activity Details',
  that: 'the activity',
  loading: 'Loading activity...',
  failed: 'The activity did not load',
  empty: 'No activity data found for this IP address.',
  incomplete: {
    title: 'Visits are missing',
    text: 'The visitor records did not answer just now. Page views and sessions are left out; the consents are complete.',
    retry: 'Try again',
  },
  figures: {
    consents: 'Consent Records',
    pageViews: 'Page Views',
    sessions: 'Sessions',
    firstVisit: 'First Visit',
  },
  /** Below a list that does not hold all there is. */
  latest: (shown: number, total: number) => `The latest ${formatCount(shown)} of ${formatCount(total)}.`,
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
