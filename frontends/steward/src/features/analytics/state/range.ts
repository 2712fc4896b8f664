import { toLivingTime } from '@aera/living-time';
import { getStartOfDay, toWallTime } from '@aera/living-time/zoned';

/** A calendar day, such as `2026-03-04`, in no time zone. */
type CivilDate = string;

const dayMs = 24 * 60 * 60_000;
const toInstant = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);

/**
 * False for days that do not exist, such as 30 February, and before 1970: browsers take a year typed as 26 for the year 26, which the API
 * rejects.
 */
export const isCivilDate = (text: string): boolean =>
  /^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(toInstant(text)) &&
  addDays(text, 0) === text;

export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date(toInstant(date) + days * dayMs).toISOString().slice(0, 10);

/** 0 for the same day. */
export const countDaysBetween = (from: CivilDate, to: CivilDate): number =>
  (toInstant(to) - toInstant(from)) / dayMs;

/** `month` is the current month of living time. */
export const presets = ['today', 'yesterday', '7d', '30d', '90d', 'month'] as const;
export type Preset = (typeof presets)[number];

const minuteMs = 60_000;

const startOfDay = (day: CivilDate, zone: string): number => getStartOfDay(day, zone).getTime();
const toCivilDate = (instant: number, zone: string): CivilDate => toWallTime(new Date(instant), zone).day;

/** Rounded down, so that query keys are stable between renders. */
export const readCurrentMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

export type Range = Preset | { readonly from: CivilDate; readonly to: CivilDate };

/** Maximum length of a daily series. */
export const maxDays = 1000;

/** Both included. */
export interface DayRange {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const toLastDays = (to: CivilDate, count: number): DayRange => ({ from: addDays(to, 1 - count), to });

/** The days of a range; "today" is the current day in the zone. */
export function toDayRange(range: Range, zone: string, now: number): DayRange {
  if (typeof range !== 'string') return range;
  const today = toCivilDate(now, zone);
  switch (range) {
    case 'today':
      return toLastDays(today, 1);
    case 'yesterday':
      return toLastDays(addDays(today, -1), 1);
    case '7d':
      return toLastDays(today, 7);
    case '30d':
      return toLastDays(today, 30);
    case '90d':
      return toLastDays(today, 90);
    case 'month':
      return toLivingMonth(today);
  }
}

/** Returns the month of living time that contains a day, or the one or two Alignment Days. */
function toLivingMonth(date: CivilDate): DayRange {
  const toMonth = (day: CivilDate) => {
    const { year, monthIndex } = toLivingTime(new Date(day), 'UTC');
    return `${year} ${monthIndex}`;
  };
  let [from, to] = [date, date];
  while (toMonth(addDays(from, -1)) === toMonth(date)) from = addDays(from, -1);
  while (toMonth(addDays(to, 1)) === toMonth(date)) to = addDays(to, 1);
  return { from, to };
}

/** Instants; `to` is excluded. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export interface Span extends Period {
  /** The same number of days directly before; for a running range, up to the same time of day. */
  readonly before: Period;
  readonly days: DayRange;
  readonly daysBefore: DayRange;
  /** Whether the range includes now. */
  readonly running: boolean;
  readonly interval: 'hour' | 'day';
}

export function toSpan(range: Range, zone: string, now: number): Span {
  const days = toDayRange(range, zone, now);
  const count = countDaysBetween(days.from, days.to) + 1;
  const daysBefore = { from: addDays(days.from, -count), to: addDays(days.from, -1) };
  const [from, to] = [startOfDay(days.from, zone), startOfDay(addDays(days.to, 1), zone)];
  const running = from <= now && now < to;
  return {
    ...toPeriod(from, to),
    before: toPeriod(
      startOfDay(daysBefore.from, zone),
      running ? toSameTimeOfDay(Math.max(now, from + minuteMs), zone, count) : from,
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

/** Returns the same time of day some days earlier, at most the end of that day, which may be shorter. */
function toSameTimeOfDay(now: number, zone: string, daysEarlier: number): number {
  const today = toCivilDate(now, zone);
  const day = addDays(today, -daysEarlier);
  const instant = startOfDay(day, zone) + (now - startOfDay(today, zone));
  return Math.min(instant, startOfDay(addDays(day, 1), zone));
}
