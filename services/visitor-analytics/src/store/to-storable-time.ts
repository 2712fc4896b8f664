/** Times that every store can hold, in milliseconds. */
const [minTime, maxTime] = [0, Date.UTC(2149, 0, 1)];

/** Returns the milliseconds of a time (ISO 8601), cut off at what every store can hold. */
export const toStorableTime = (time: string): number =>
  Math.min(maxTime, Math.max(minTime, Date.parse(time)));
