import { fromLivingTime } from './from-living-time.ts';
import type { LivingDate, LivingDay } from './living-date.ts';
import { months } from './months.ts';
import { toLivingTime } from './to-living-time.ts';

/** The text form sent as `aeraTimestamp`, for example `Eden 1, Year 1`. The zone and the errors are those of `toLivingTime`. */
export const formatAeraTimestamp = (date: Date, timeZone?: string): string =>
  toLivingTime(date, timeZone).label;

const textForm = /^(?<month>[A-Z][a-z]+|Alignment Day) (?<day>[1-9]\d?), Year (?<year>0|-?[1-9]\d{0,5})$/;

/** Reads what `formatAeraTimestamp` writes. Throws a `RangeError` for another form or a day that does not exist. */
export function parseAeraTimestamp(text: string): LivingDate {
  const day = livingDayIn(text);
  if (!day) throw new RangeError(`"${text}" is not a living-time date such as "Eden 1, Year 1".`);
  return toLivingTime(fromLivingTime(day), 'UTC');
}

function livingDayIn(text: string): LivingDay | null {
  const found = textForm.exec(text)?.groups;
  if (!found) return null;
  const [year, day] = [Number(found['year']), Number(found['day'])];
  if (found['month'] === 'Alignment Day') return { kind: 'alignment', year, day };
  const monthIndex = months.findIndex(({ name }) => name === found['month']);
  return monthIndex < 0 ? null : { kind: 'living', year, monthIndex, day };
}
