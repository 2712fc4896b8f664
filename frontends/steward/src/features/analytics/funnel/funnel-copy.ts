import type { FunnelStep } from '@aera/contracts';
import { formatCount, formatPlural } from '../../../shared/copy/format-number.ts';

export const funnelCopy = {
  title: 'Funnel',
  lead: 'Visitors who arrived in the period, and how many of them took each step and all before it, compared with the period before.',
  export: 'Export CSV',
  loading: 'Loading the funnel...',
  failed: 'The funnel did not load',
  empty: 'Nobody arrived in this period.',
  steps: {
    arrival: { name: 'Arrival', meaning: 'Came to the site' },
    consent: { name: 'Consent', meaning: 'Acknowledged the notice' },
    search: { name: 'Search', meaning: 'Looked into the knowledge base' },
    question: { name: 'Question', meaning: 'Asked the experts' },
    booking: { name: 'Booking', meaning: 'Went to book a call' },
  } satisfies Record<FunnelStep, { name: string; meaning: string }>,
  visitors: (count: number) => formatPlural(count, 'visitor', 'visitors'),
  ofPrevious: (share: string) => `${share} of the step before`,
  ofAll: (share: string) => `${share} of all`,
  lost: (count: number, share: string) => `${formatCount(count)} went no further (${share})`,
  nobodyLost: 'Nobody was lost here',
  barsTitle: 'From arrival to booking',
  table: {
    title: 'The funnel in figures',
    columns: ['Step', 'Visitors', 'Of the step before', 'Of all', 'Drop-off', 'Period before', 'Change'],
  },
  none: '–',
  before: (count: number) => `${formatCount(count)} before`,
  change: { same: 'the same as before', unknown: 'nothing before to compare with' },
} as const;
