import { findNextInstant, toWallTime } from '@aera/living-time/zoned';
import type { Preferences } from './recipient.ts';

type Times = Pick<Preferences, 'timeZone' | 'quietHours' | 'digestTime'>;

/** Minutes since midnight of a time such as `08:30`. */
const parseMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Quiet hours that end before they begin span midnight. */
export function isInQuietHours(instant: Date, { timeZone, quietHours }: Times): boolean {
  if (!quietHours) return false;
  const [from, to] = [parseMinute(quietHours.from), parseMinute(quietHours.to)];
  const { minute } = toWallTime(instant, timeZone);
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

function skipQuietHours(instant: Date, times: Times): Date {
  let due = instant;
  // A change to or from daylight saving time can end in quiet hours again.
  while (times.quietHours && isInQuietHours(due, times))
    due = findNextInstant(due, parseMinute(times.quietHours.to), times.timeZone);
  return due;
}

/** Earliest time to send a mail now or with the next digest, outside quiet hours. */
export const scheduleMail = (how: 'instant' | 'digest', now: Date, times: Times): Date =>
  skipQuietHours(
    how === 'instant' ? now : findNextInstant(now, parseMinute(times.digestTime), times.timeZone),
    times,
  );
