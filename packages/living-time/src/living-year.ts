const MS_PER_DAY = 86_400_000;

/**
 * Days from 1970-01-01 to a day of the proleptic Gregorian calendar. `month` is 0 to 11.
 * Not `Date.UTC`: that reads the years 0 to 99 as 1900 to 1999.
 */
export const epochDay = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month, day) / MS_PER_DAY;

/** UTC midnight of a day counted from 1970-01-01. */
export const dateOfEpochDay = (day: number): Date => new Date(day * MS_PER_DAY);

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
export function toLivingYear(civilYear: number, day: number): number {
  const startingThen = civilYear - YEAR_OFFSET;
  return day < startOfYear(startingThen) ? startingThen - 1 : startingThen;
}
