import type { FunnelStep } from '@aera/contracts';
import { formatCount, formatPlural } from '../../../shared/copy/format-number.ts';

export const funnelCopy = {
  title: 'Funnel',
  lead: 'How many visitors in this period reached each step, compared with the previous period.',
  export: 'Export CSV',
  loading: 'Loading funnel...',
  failed: 'Couldn’t load the funnel',
  empty: 'No visitors in this period',
  steps: {
    arrival: { name: 'Arrival', meaning: 'Visited the site' },
    consent: { name: 'Consent', meaning: 'Acknowledged the notice' },
    search: { name: 'Search', meaning: 'Searched the knowledge base' },
    question: { name: 'Question', meaning: 'Submitted a question' },
    booking: { name: 'Booking', meaning: 'Clicked a booking link' },
  } satisfies Record<FunnelStep, { name: string; meaning: string }>,
  visitors: (count: number) => formatPlural(count, 'visitor', 'visitors'),
  ofPrevious: (share: string) => `${share} of previous step`,
  ofAll: (share: string) => `${share} of total`,
  lost: (count: number, share: string) => `${formatCount(count)} dropped off (${share})`,
  noDropOff: 'No drop-off',
  barsTitle: 'From arrival to booking',
  table: {
    title: 'Funnel data',
    columns: [
      'Step',
      'Visitors',
      '% of previous step',
      '% of total',
      'Drop-off',
      'Previous period',
      'Change',
    ],
  },
  none: '–',
  before: (count: number) => `vs ${formatCount(count)} in the previous period`,
  change: { same: 'no change', unknown: 'no data for the previous period' },
} as const;
