/** What a clock on the wall of a zone shows: the day, and minutes since its midnight. */
interface WallTime {
  /** `2026-11-21` */
  readonly day: string;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
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

/** The wall time of an instant as if it were UTC, in milliseconds. */
function wallMs(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function wallTime(instant: Date, zone: string): WallTime {
  const wall = wallMs(instant.getTime(), zone);
  return { day: new Date(wall).toISOString().slice(0, 10), minute: Math.floor((wall % dayMs) / minuteMs) };
}

const offsetAt = (instant: number, zone: string): number =>
  wallMs(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * The instants at which the clock of a zone shows a time, in order: one on most days, two where the clock is put back over it, and where
 * it is put forward over it the instant of the jump, for that is when the time is past.
 */
export function instantsAt({ day, minute }: WallTime, zone: string): Date[] {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  // Whatever the clock does around that time, it goes by one of these two offsets.
  const guesses = [offsetAt(wanted - dayMs, zone), offsetAt(wanted + dayMs, zone)].map((by) => wanted - by);
  const exact = [...new Set(guesses)].filter((guess) => wallMs(guess, zone) === wanted).toSorted(ascending);
  if (exact.length > 0) return exact.map((instant) => new Date(instant));
  let [before, after] = [Math.min(...guesses), Math.max(...guesses)];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallMs(middle, zone) < wanted) before = middle;
    else after = middle;
  }
  return [new Date(after)];
}

const ascending = (a: number, b: number): number => a - b;

/** The first instant after another at which the clock of a zone shows a time of day, in minutes since midnight. */
export function nextAt(after: Date, minute: number, zone: string): Date {
  const { day } = wallTime(after, zone);
  // Two days on, for a day may be left out where a zone has moved over the date line.
  for (let days = 0; ; days += 1) {
    const on = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
    const found = instantsAt({ day: on, minute }, zone).find((instant) => instant > after);
    if (found) return found;
  }
}
