const MS_PER_DAY = 86_400_000;

/**
 * Days from 1970-01-01 to a day of the proleptic Gregorian calendar. `month` is 0 to 11.
 * Not `Date.UTC`: that reads the years 0 to 99 as 1900 to 1999.
 */
export const epochDay = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month, day) / MS_PER_DAY;

/** UTC midnight of a day counted from 1970-01-01. */
export const dateOfEpochDay = (day: number): Date => new Date(day * MS_PER_DAY);
