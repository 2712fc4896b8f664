import type { FunnelStep } from '@aera/contracts';
import { formatPlural, formatCount } from '../../shared/copy/format-number.ts';

export const analyticsCopy = {
  controls: {
    label: 'Filter visits',
    range: 'Period',
    presets: {
      today: 'Today',
      yesterday: 'Yesterday',
      '7d': 'Last 7 days',
      '30d': 'Last 30 days',
      '90d': 'Last 90 days',
    },
    month: (name: string) => `Month of ${name}`,
    alignment: 'Alignment Days',
    custom: 'Custom',
    from: 'From',
    to: 'To',
    apply: 'Apply',
    wrongOrder: 'The start date must be before the end date',
    tooLong: (most: number) => `Choose a range of up to ${most.toLocaleString('en-US')} days`,
    incomplete: 'Choose a date',
    zone: 'Time zone',
    bots: 'Traffic',
    botChoices: { excluded: 'People', only: 'Bots', included: 'People and bots' },
  },
  filters: {
    label: 'Filters',
    none: 'No filters',
    remove: (name: string, value: string) => `Remove filter ${name}: ${value}`,
    clear: 'Clear filters',
  },
  /** For each dimension: its name, the tab of its table, and the text for a missing value. */
  dimensions: {
    source: { name: 'Source', tab: 'Sources', missing: 'No source' },
    channel: { name: 'Channel', tab: 'Channels', missing: 'No channel' },
    campaign: { name: 'Campaign', tab: 'Campaigns', missing: 'No campaign' },
    medium: { name: 'Medium', tab: 'Mediums', missing: 'No medium' },
    term: { name: 'Term', tab: 'Terms', missing: 'No term' },
    content: { name: 'Content', tab: 'Content', missing: 'No content' },
    page: { name: 'Page', tab: 'All pages', missing: 'No page' },
    entryPage: { name: 'Entry page', tab: 'Entry pages', missing: 'No page' },
    exitPage: { name: 'Exit page', tab: 'Exit pages', missing: 'No page' },
    country: { name: 'Country', tab: 'Countries', missing: 'Unknown country' },
    city: { name: 'City', tab: 'Cities', missing: 'Unknown city' },
    device: { name: 'Device', tab: 'Devices', missing: 'Unknown device' },
    browser: { name: 'Browser', tab: 'Browsers', missing: 'Unknown browser' },
    os: { name: 'Operating system', tab: 'Operating systems', missing: 'Unknown operating system' },
  },
  invalidFilters: {
    title: 'Some filters in this link were ignored',
    detail: (names: readonly string[]) =>
      `Invalid value for ${new Intl.ListFormat('en').format(names)}. Showing the default instead.`,
  },
} as const;

export const liveCopy = {
  title: 'Live view',
  lead: 'Visitors on the site in the last 5 minutes. Bots appear only under Latest page views and aren’t counted.',
  state: {
    connecting: 'Connecting...',
    live: 'LIVE',
    reconnecting: 'Reconnecting...',
    paused: 'Paused',
    label: 'Connection status',
  },
  pause: 'Pause',
  resume: 'Resume',
  waiting: 'Connecting to the live view...',
  pausedWithoutData: 'Paused. Resume to see visits.',
  disconnected: {
    title: 'Live view disconnected',
    text: 'Reconnecting automatically. The rest of the portal still works.',
  },
  counts: { label: 'Last 5 minutes', visitors: 'Visitors now', views: 'Page views in the last 5 minutes' },
  minutes: {
    title: 'Page views per minute',
    ago: (minutes: number) => (minutes === 0 ? 'This minute' : `${minutes} min ago`),
    label: (minutes: number, views: number) =>
      `${minutes === 0 ? 'In the last minute' : `${minutes} to ${minutes + 1} minutes ago`}: ${formatPlural(views, 'view', 'views')}`,
  },
  pages: { title: 'Pages now', columns: ['Page', 'Visitors'], empty: 'No visitors right now' },
  countries: { title: 'Countries now', columns: ['Country', 'Visitors'], empty: 'No country data' },
  recent: {
    title: 'Latest page views',
    columns: ['Time', 'Page', 'Country', 'Device'],
    empty: 'No page views in the last 5 minutes',
    unknownCountry: 'Unknown',
    unknownDevice: 'Unknown',
    bot: 'Bot',
  },
} as const;

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
