import { formatPlural } from '../../../shared/copy/format-number.ts';

export const liveCopy = {
  title: 'Live view',
  lead: 'Who is on the site, over the last five minutes. Bots are listed among the latest hits, and counted nowhere else.',
  state: {
    connecting: 'Connecting...',
    live: 'LIVE',
    cut: 'Reconnecting...',
    paused: 'Paused',
    label: 'How it is read',
  },
  pause: 'Pause',
  resume: 'Resume',
  waiting: 'Waiting for the first word from the server...',
  never: {
    title: 'The live view is not connected',
    text: 'It goes on trying by itself. Everything else keeps working.',
  },
  figures: { label: 'The last five minutes', visitors: 'Visitors now', views: 'Views in five minutes' },
  minutes: {
    title: 'Views per minute',
    ago: (minutes: number) => (minutes === 0 ? 'This minute' : `${minutes} min ago`),
    of: (minutes: number, views: number) =>
      `${minutes === 0 ? 'In the last minute' : `${minutes} to ${minutes + 1} minutes ago`}: ${formatPlural(views, 'view', 'views')}`,
  },
  pages: { title: 'Pages now', columns: ['Page', 'Visitors'], empty: 'Nobody is looking at a page.' },
  countries: { title: 'Countries now', columns: ['Country', 'Visitors'], empty: 'No country is known.' },
  recent: {
    title: 'Latest hits',
    columns: ['When', 'Page', 'Place', 'Device'],
    empty: 'No page was looked at in the last five minutes.',
    unknownPlace: 'Unknown',
    unknownDevice: 'Unknown',
    bot: 'Bot',
  },
} as const;
