const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export { formatDate } from '@aera/frontend-kit';

/** UTC if the browser does not know it. */
export const readLocalTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** "Jul 4, 2025", in local time. */
export const formatDay = (instant: string): string => day.format(new Date(instant));

/** Unix time in ms as "09:05:12 AM". */
export const formatTime = (moment: number): string => time.format(moment);

const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit' });

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** "Jul 4, 2025, 09:05:12 AM". */
export const formatDateWithSeconds = (instant: string): string => moment.format(new Date(instant));

/** "09:05 AM". */
export const formatClock = (instant: string): string => clock.format(new Date(instant));

/** "Friday, July 4, 2025". */
export const formatWeekday = (instant: string): string => weekday.format(new Date(instant));

const spans = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['week', 7 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** "2 hours ago", "yesterday"; `minuteNow` counts minutes since 1970. */
export function formatAgo(instant: string, minuteNow: number): string {
  const minutes = minuteNow - Math.floor(Date.parse(instant) / 60_000);
  const [unit, length] = spans.find(([, length]) => Math.abs(minutes) >= length) ?? ['minute', 1];
  return relative.format(-Math.trunc(minutes / length), unit);
}

/** Value of a `datetime-local` field, in local time. */
export function toLocalField(instant: string): string {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
