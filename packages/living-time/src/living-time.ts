import { toCivilDay } from './civil-day.ts';
import {
  daysInMonths,
  daysPerMonth,
  toDateOfEpochDay,
  countDaysInYear,
  toEpochDay,
  toLivingYear,
  getStartOfYear,
} from './living-year.ts';
import type { LivingDate, LivingDay } from './living-date.ts';
import { alignmentEssence, months } from './months.ts';

/**
 * Returns the living date of an instant in `timeZone` (IANA name); in the zone of the machine or browser by default.
 * @throws RangeError for an invalid date or an unknown zone
 */
export function toLivingTime(date: Date, timeZone?: string): LivingDate {
  const civil = toCivilDay(date, timeZone);
  const day = toEpochDay(civil.year, civil.monthIndex, civil.day);
  const year = toLivingYear(civil.year, day);
  return toLivingDate(year, day - getStartOfYear(year) + 1);
}

function toLivingDate(year: number, index: number): LivingDate {
  const monthIndex = Math.floor((index - 1) / daysPerMonth);
  const month = months[monthIndex];
  if (!month) {
    const day = index - daysInMonths;
    const label = `Alignment Day ${day}, Year ${year}`;
    return {
      kind: 'alignment',
      year,
      monthIndex: null,
      monthName: 'Alignment',
      day,
      essence: alignmentEssence,
      index,
      label,
    };
  }
  const { name, essence } = month;
  const day = index - monthIndex * daysPerMonth;
  const label = `${name} ${day}, Year ${year}`;
  return { kind: 'living', year, monthIndex, monthName: name, day, essence, index, label };
}

/**
 * Returns the UTC midnight of a living day: the inverse of `toLivingTime(date, 'UTC')`. Also accepts a `LivingDate`.
 * @throws RangeError for a day that does not exist
 */
export function toGregorianDate(day: LivingDay): Date {
  const date = toDateOfEpochDay(getStartOfYear(day.year) + getIndexInYear(day) - 1);
  if (Number.isNaN(date.getTime()))
    throw new RangeError(`Year ${day.year} is outside of what a Date can hold.`);
  return date;
}

function getIndexInYear(living: LivingDay): number {
  const { year, day } = living;
  if (!Number.isInteger(year)) throw new RangeError(`Year ${year} is not a whole number.`);
  if (living.kind === 'alignment') {
    const alignmentDays = countDaysInYear(year) - daysInMonths;
    if (!isBetween(1, day, alignmentDays)) throw new RangeError(`Year ${year} has no Alignment Day ${day}.`);
    return daysInMonths + day;
  }
  const { monthIndex } = living;
  if (!isBetween(0, monthIndex, months.length - 1)) throw new RangeError(`There is no month ${monthIndex}.`);
  if (!isBetween(1, day, daysPerMonth)) throw new RangeError(`A month has no day ${day}.`);
  return monthIndex * daysPerMonth + day;
}

const isBetween = (least: number, value: number, most: number): boolean =>
  Number.isInteger(value) && least <= value && value <= most;

/** Text form sent as `aeraTimestamp`, for example `Eden 1, Year 1`. Zone and errors as for `toLivingTime`. */
export const formatAeraTimestamp = (date: Date, timeZone?: string): string =>
  toLivingTime(date, timeZone).label;
