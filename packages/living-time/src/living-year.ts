import { epochDay } from './epoch-day.ts';

export const DAYS_PER_MONTH = 28;
export const DAYS_IN_MONTHS = 13 * DAYS_PER_MONTH;

/** Year 1 starts in 2023, so this much lies between a living year and the civil year it starts in. */
const YEAR_OFFSET = 2022;
const JULY = 6;

/** The days since 1970-01-01 at which the living year starts: always a 4 July. */
export const startOfYear = (year: number): number => epochDay(year + YEAR_OFFSET, JULY, 4);

/** 365, or 366 when a 29 February falls inside. */
export const daysInYear = (year: number): number => startOfYear(year + 1) - startOfYear(year);

/** The living year that a day of the given civil year belongs to. */
export function livingYearOf(civilYear: number, day: number): number {
  const startingThen = civilYear - YEAR_OFFSET;
  return day < startOfYear(startingThen) ? startingThen - 1 : startingThen;
}
