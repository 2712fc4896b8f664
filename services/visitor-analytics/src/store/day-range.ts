import { dayMs, toUtcDay } from '../hits/utc-day.ts';

/** Days before a view within which another delivery of it may be stored, under another visitor id. */
export const earlierDeliveryDays = 1;

/** Days after a view within which its engagement may arrive. */
export const engagementDays = 2;

/** First and last UTC day of these ranges. With `before`, the first is earlier by that many milliseconds and the last is one day later. */
export function toDayRange(
  ranges: readonly { readonly since: string; readonly until: string }[],
  before = 0,
): [string, string] {
  const since = Math.min(...ranges.map((range) => Date.parse(range.since)));
  const until = Math.max(...ranges.map((range) => Date.parse(range.until)));
  return [toUtcDay(since - before), toUtcDay(before === 0 ? until : until + dayMs)];
}
