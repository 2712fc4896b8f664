/** A day of the proleptic Gregorian calendar; `monthIndex` is 0 to 11, and the year before 1 is 0. */
export interface CivilDay {
  readonly year: number;
  readonly monthIndex: number;
  readonly day: number;
}

/**
 * Returns the calendar day of an instant in an IANA time zone; the machine's zone by default.
 * @throws RangeError for an invalid date or an unknown zone
 */
export function toCivilDay(date: Date, timeZone?: string): CivilDay {
  if (Number.isNaN(date.getTime())) throw new RangeError('The date is invalid.');
  if (timeZone === undefined) {
    return { year: date.getFullYear(), monthIndex: date.getMonth(), day: date.getDate() };
  }

  const parts = Object.fromEntries(
    getFormatter(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const yearOfEra = Number(parts['year']);
  return {
    year: parts['era'] === 'BC' ? 1 - yearOfEra : yearOfEra,
    monthIndex: Number(parts['month']) - 1,
    day: Number(parts['day']),
  };
}

/** Creating a formatter is a hundred times slower than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = createFormatter(timeZone);
  formatters.set(timeZone, formatter);
  return formatter;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  } catch (cause) {
    throw new RangeError(`Unknown time zone "${timeZone}".`, { cause });
  }
}
