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
