import { dateOfEpochDay } from './epoch-day.ts';
import type { LivingDay } from './living-date.ts';
import { DAYS_IN_MONTHS, DAYS_PER_MONTH, daysInYear, startOfYear } from './living-year.ts';
import { months } from './months.ts';

/**
 * The calendar day of a living day, as its UTC midnight: the inverse of `toLivingTime(date, 'UTC')`. A whole `LivingDate`
 * may be given. Throws a `RangeError` for a day that does not exist.
 */
export function fromLivingTime(day: LivingDay): Date {
  const date = dateOfEpochDay(startOfYear(day.year) + indexInYear(day) - 1);
  if (Number.isNaN(date.getTime()))
    throw new RangeError(`Year ${day.year} is outside of what a Date can hold.`);
  return date;
}

function indexInYear(living: LivingDay): number {
  const { year, day } = living;
  if (!Number.isInteger(year)) throw new RangeError(`Year ${year} is not a whole number.`);
  if (living.kind === 'alignment') {
    const alignmentDays = daysInYear(year) - DAYS_IN_MONTHS;
    if (!isBetween(1, day, alignmentDays)) throw new RangeError(`Year ${year} has no Alignment Day ${day}.`);
    return DAYS_IN_MONTHS + day;
  }
  const { monthIndex } = living;
  if (!isBetween(0, monthIndex, months.length - 1)) throw new RangeError(`There is no month ${monthIndex}.`);
  if (!isBetween(1, day, DAYS_PER_MONTH)) throw new RangeError(`A month has no day ${day}.`);
  return monthIndex * DAYS_PER_MONTH + day;
}

const isBetween = (least: number, value: number, most: number): boolean =>
  Number.isInteger(value) && least <= value && value <= most;
