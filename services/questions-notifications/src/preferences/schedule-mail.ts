import { findNextInstant, toWallTime } from '@aera/living-time/zoned';
import type { Preferences } from './recipient.ts';

type Times = Pick<Preferences, 'timeZone' | 'quietHours' | 'digestTime'>;

/** `08:30` in minutes since midnight. */
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether mails wait at an instant. Quiet hours that end before they begin last over midnight. */
export function isInQuietHours(instant: Date, { timeZone, quietHours }: Times): boolean {
  if (!quietHours) return false;
  const [from, to] = [minuteOf(quietHours.from), minuteOf(quietHours.to)];
  const { minute } = toWallTime(instant, timeZone);
  return from < to ? from <= minute && minute < to : minute >= from || minute < to;
}

function afterQuiet(instant: Date, times: Times): Date {
  let due = instant;
  // More than once where the clock jumps from one quiet time into the next.
  while (times.quietHours && isInQuietHours(due, times))
    due = findNextInstant(due, minuteOf(times.quietHours.to), times.timeZone);
  return due;
}

/** When a mail may leave that is meant for now, or for the next digest. */
export const scheduleMail = (how: 'now' | 'digest', now: Date, times: Times): Date =>
  afterQuiet(how === 'now' ? now : findNextInstant(now, minuteOf(times.digestTime), times.timeZone), times);
