const first = 0;
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as timelines have it, to the millisecond and in UTC; outside of the years that can be compared as text, the nearest in them. */
export const momentOf = (at: string | Date, laterBy = 0): string =>
  new Date(Math.min(Math.max(new Date(at).getTime() + laterBy, first), last)).toISOString();
