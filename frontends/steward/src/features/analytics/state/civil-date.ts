/** A day of the calendar, `2026-03-04`, wherever in the world. */
export type CivilDate = string;

const dayLength = 24 * 60 * 60_000;
const utc = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);

/** Whether it is a day that there is: not the 30 February. */
export const isCivilDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utc(text)) && addDays(text, 0) === text;

export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date(utc(date) + days * dayLength).toISOString().slice(0, 10);

/** Days from one to the other; 0 for the same day. */
export const daysBetween = (from: CivilDate, to: CivilDate): number => (utc(to) - utc(from)) / dayLength;

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Date and time of day that clocks in a zone show at a moment (ms since 1970), as if they were UTC. */
function wallClock(moment: number, zone: string): number {
  const parts = getFormat(zone).formatToParts(moment);
  const [year, month, day, hour, minute, second] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day that a moment falls on in a zone. */
export const toCivilDate = (moment: number, zone: string): CivilDate =>
  new Date(wallClock(moment, zone)).toISOString().slice(0, 10);

/**
 * The first moment of a day in a zone, in milliseconds since 1970. Where clocks skip midnight, that is when they are put forward; where
 * midnight comes twice, the first one.
 */
export function startOfDay(date: CivilDate, zone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Both offsets in force around midnight: the day begins by one of them.
  const offsets = [midnight - 26 * hour, midnight + 26 * hour].map((at) => wallClock(at, zone) - at);
  const candidates = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b);
  return candidates.find((at) => wallClock(at, zone) === midnight) ?? (candidates[1] as number);
}

const hour = 60 * 60_000;
