const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A span of time as people say it: "3 days", "5 hours", "2 hours 40 minutes", "less than a minute". */
export function durationWords(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute';
  if (milliseconds >= 2 * day) return counted(Math.round(milliseconds / day), 'day');
  const minutes = Math.round(milliseconds / minute);
  const hours = Math.floor(minutes / 60);
  if (hours >= 6) return counted(Math.round(minutes / 60), 'hour');
  if (hours === 0) return counted(minutes, 'minute');
  return minutes % 60 === 0
    ? counted(hours, 'hour')
    : `${counted(hours, 'hour')} ${counted(minutes % 60, 'minute')}`;
}
