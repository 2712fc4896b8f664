export const dayMs = 24 * 60 * 60_000;

/** The day in UTC (ISO date) of a time; strings are ISO 8601. */
export const toUtcDay = (time: Date | number | string): string => new Date(time).toISOString().slice(0, 10);

/** The day this many days later. */
export const addDays = (day: string, days: number): string => toUtcDay(Date.parse(day) + days * dayMs);
