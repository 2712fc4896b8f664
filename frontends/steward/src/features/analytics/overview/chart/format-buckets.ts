import type { DayRange } from '../../state/range.ts';
import { chartCopy as copy } from '../overview-copy.ts';
import type { Bucket, Measure } from './series.ts';

const styles = {
  hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: 'short', day: 'numeric' },
  wholeHour: {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  wholeDay: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** "14:00" or "Nov 3" for the labels of an axis (`short`); otherwise the full date, for an hour with its time (`whole`). */
export function formatBucketStart(
  start: string,
  interval: 'hour' | 'day',
  zone: string,
  length: 'short' | 'whole',
): string {
  const style = length === 'short' ? interval : interval === 'hour' ? 'wholeHour' : 'wholeDay';
  const key = `${style} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...styles[style], timeZone: zone });
  formats.set(key, format);
  return format.format(new Date(start));
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 3, 2026", "Nov 3 – 9, 2026". */
export const formatDays = ({ from, to }: DayRange): string =>
  from === to ? day.format(new Date(from)) : day.formatRange(new Date(from), new Date(to));

export interface SeriesFormat {
  readonly measure: Measure;
  readonly interval: 'hour' | 'day';
  readonly zone: string;
}

/** Texts of a bucket and of the same bucket in the previous period. */
export function describeBucket(
  { start, current, before, startBefore, running }: Bucket,
  { measure, interval, zone }: SeriesFormat,
) {
  return {
    time: formatBucketStart(start, interval, zone, 'whole'),
    count:
      current === null ? copy.noData : `${copy.counted(current, measure)}${running ? ` ${copy.soFar}` : ''}`,
    before:
      before === null || startBefore === null
        ? null
        : `${formatBucketStart(startBefore, interval, zone, 'whole')}: ${copy.counted(before, measure)}`,
  };
}

/** Formats a bucket as one sentence, for screen readers. */
export function formatBucket(bucket: Bucket, format: SeriesFormat): string {
  const { time, count, before } = describeBucket(bucket, format);
  return `${time}: ${count}${before ? `. ${copy.before}, ${before}` : ''}`;
}
