import { formatPlural } from '../../../shared/copy/format-number.ts';

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
