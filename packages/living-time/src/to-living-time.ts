import { civilDay } from './civil-day.ts';
import { epochDay } from './epoch-day.ts';
import type { LivingDate } from './living-date.ts';
import { DAYS_IN_MONTHS, DAYS_PER_MONTH, livingYearOf, startOfYear } from './living-year.ts';
import { alignmentEssence, months } from './months.ts';

/**
 * The day of the living calendar at a moment, as people in `timeZone` (IANA name) count it; without one, in the zone of
 * the machine or browser. Throws a `RangeError` for an invalid date or an unknown zone.
 */
export function toLivingTime(date: Date, timeZone?: string): LivingDate {
  const civil = civilDay(date, timeZone);
  const day = epochDay(civil.year, civil.month, civil.day);
  const year = livingYearOf(civil.year, day);
  return livingDateAt(year, day - startOfYear(year) + 1);
}

function livingDateAt(year: number, index: number): LivingDate {
  const monthIndex = Math.floor((index - 1) / DAYS_PER_MONTH);
  const month = months[monthIndex];
  if (!month) {
    const day = index - DAYS_IN_MONTHS;
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
  const day = index - monthIndex * DAYS_PER_MONTH;
  const label = `${name} ${day}, Year ${year}`;
  return { kind: 'living', year, monthIndex, monthName: name, day, essence, index, label };
}
