const msPerDay = 86_400_000;

/**
 * Days from 1970-01-01 to a day of the proleptic Gregorian calendar. `monthIndex` is 0 to 11.
 * Not `Date.UTC`: that reads the years 0 to 99 as 1900 to 1999.
 */
export const toEpochDay = (year: number, monthIndex: number, day: number): number =>
  new Date(0).setUTCFullYear(year, monthIndex, day) / msPerDay;

/** UTC midnight of a day counted from 1970-01-01. */
export const toDateOfEpochDay = (day: number): Date => new Date(day * msPerDay);

export const daysPerMonth = 28;
export const daysInMonths = 13 * daysPerMonth;

/** Difference between a living year and the civil year in which it starts: year 1 starts in 2023. */
const yearOffset = 2022;
const julyIndex = 6;

/** Returns the days from 1970-01-01 to the start of a living year, always a 4 July. */
export const getStartOfYear = (year: number): number => toEpochDay(year + yearOffset, julyIndex, 4);

/** Returns 365, or 366 if the living year contains a 29 February. */
export const countDaysInYear = (year: number): number => getStartOfYear(year + 1) - getStartOfYear(year);

/** Returns the living year of a day in the given civil year; `day` counts from 1970-01-01. */
export function toLivingYear(civilYear: number, day: number): number {
  const startingThen = civilYear - yearOffset;
  return day < getStartOfYear(startingThen) ? startingThen - 1 : startingThen;
}
