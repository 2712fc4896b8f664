/** Wall time in a time zone: the day, and minutes since its midnight. */
export interface WallTime {
  /** `2026-11-21` */
  readonly day: string;
  readonly minute: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Creating a format is a hundred times slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(zone: string): Intl.DateTimeFormat {
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
function toWallMs(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    getFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const toDay = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

/** Wall time of an instant in an IANA time zone. Throws a `RangeError` for an unknown zone. */
export function toWallTime(instant: Date, zone: string): WallTime {
  const wall = toWallMs(instant.getTime(), zone);
  return { day: toDay(wall), minute: Math.floor((wall % dayMs) / minuteMs) };
}

const getOffset = (instant: number, zone: string): number =>
  toWallMs(instant, zone) - Math.floor(instant / 1000) * 1000;

/**
 * Returns the instants of a wall time, in order: one on most days, two if clocks are set back over it; if they are set forward over it, the
 * instant of the change.
 */
export function toInstants({ day, minute }: WallTime, zone: string): readonly [Date, ...Date[]] {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minute * minuteMs;
  // One of the offsets before and after applies at that time.
  const guesses = [wanted - dayMs, wanted + dayMs]
    .map((near) => wanted - getOffset(near, zone))
    .toSorted((a, b) => a - b) as [number, number];
  const [first, second] = [...new Set(guesses)].filter((guess) => toWallMs(guess, zone) === wanted);
  if (first !== undefined)
    return second === undefined ? [new Date(first)] : [new Date(first), new Date(second)];
  let [before, after] = guesses;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (toWallMs(middle, zone) < wanted) before = middle;
    else after = middle;
  }
  return [new Date(after)];
}

/** First instant of a day in a zone, which is not midnight if clocks skip it. */
export const getStartOfDay = (day: string, zone: string): Date => toInstants({ day, minute: 0 }, zone)[0];

/** First instant after another at which clocks in a zone show a time of day, in minutes since midnight. */
export function findNextInstant(after: Date, minute: number, zone: string): Date {
  const { day } = toWallTime(after, zone);
  // Up to two days later: a zone that moves over the date line skips a day.
  for (let days = 0; ; days += 1) {
    const on = toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
    const found = toInstants({ day: on, minute }, zone).find((instant) => instant > after);
    if (found) return found;
  }
}
