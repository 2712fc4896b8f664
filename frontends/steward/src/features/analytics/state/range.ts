import { toLivingTime } from '@aera/living-time';
import { getStartOfDay, toWallTime } from '@aera/living-time/zoned';
import { addDays, type CivilDate, daysBetween } from './civil-date.ts';

/** Ranges that move with the day; `month` is the month of living time. */
export const presets = ['today', 'yesterday', '7d', '30d', '90d', 'month'] as const;
export type Preset = (typeof presets)[number];

const minute = 60_000;

const startOfDay = (day: CivilDate, zone: string): number => getStartOfDay(day, zone).getTime();
const toCivilDate = (instant: number, zone: string): CivilDate => toWallTime(new Date(instant), zone).day;

/** Now, to the minute: queries stay the same from one rendering to the next. */
export const currentMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** What time is looked at: a preset, or days from the first to the last. */
export type Range = Preset | { readonly from: CivilDate; readonly to: CivilDate };

/** Most days that the service tells one by one. */
export const maxDays = 1000;

/** Days from the first to the last, both included. */
export interface Days {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const lastDays = (to: CivilDate, count: number): Days => ({ from: addDays(to, 1 - count), to });

/** The days of a range, on the day that it is in a zone. */
export function toDays(range: Range, zone: string, now: number): Days {
  if (typeof range !== 'string') return range;
  const today = toCivilDate(now, zone);
  switch (range) {
    case 'today':
      return lastDays(today, 1);
    case 'yesterday':
      return lastDays(addDays(today, -1), 1);
    case '7d':
      return lastDays(today, 7);
    case '30d':
      return lastDays(today, 30);
    case '90d':
      return lastDays(today, 90);
    case 'month':
      return livingMonthAround(today);
  }
}

/** The month of living time that a day is in; of a day beside the months, the one or two Alignment Days. */
function livingMonthAround(date: CivilDate): Days {
  const toMonth = (day: CivilDate) => {
    const { year, monthIndex } = toLivingTime(new Date(day), 'UTC');
    return `${year} ${monthIndex}`;
  };
  let [from, to] = [date, date];
  while (toMonth(addDays(from, -1)) === toMonth(date)) from = addDays(from, -1);
  while (toMonth(addDays(to, 1)) === toMonth(date)) to = addDays(to, 1);
  return { from, to };
}

/** Moments from the first to right before the last, as the service is asked. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface Span extends Period {
  /** Equally many days right before; while the range goes on, only up to the same time of the same day. */
  readonly before: Period;
  readonly days: Days;
  readonly daysBefore: Days;
  /** Whether the range goes on, so that its figures still grow. */
  readonly running: boolean;
  readonly interval: 'hour' | 'day';
}

/** The moments of a range as clocks in a zone tell them. */
export function toSpan(range: Range, zone: string, now: number): Span {
  const days = toDays(range, zone, now);
  const count = daysBetween(days.from, days.to) + 1;
  const daysBefore = { from: addDays(days.from, -count), to: addDays(days.from, -1) };
  const [from, to] = [startOfDay(days.from, zone), startOfDay(addDays(days.to, 1), zone)];
  const running = from <= now && now < to;
  return {
    ...toPeriod(from, to),
    before: toPeriod(
      startOfDay(daysBefore.from, zone),
      running ? sameTime(Math.max(now, from + minute), zone, count) : from,
    ),
    days,
    daysBefore,
    running,
    interval: count <= 2 ? 'hour' : 'day',
  };
}

const toPeriod = (from: number, to: number): Period => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});

/** The same time after the start of the day, so many days earlier; never past that day, which may be shorter. */
function sameTime(now: number, zone: string, daysEarlier: number): number {
  const today = toCivilDate(now, zone);
  const that = addDays(today, -daysEarlier);
  const at = startOfDay(that, zone) + (now - startOfDay(today, zone));
  return Math.min(at, startOfDay(addDays(that, 1), zone));
}
