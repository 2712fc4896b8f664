import type { Parameters } from './parameters.ts';

/**
 * The hours (UTC) of a range that are not to be taken as they were counted: whose count is stale, and those at both ends of which only a
 * part is asked for. With that part of each, and the day it lies in.
 */
export function uncountedHours({ from, to }: { from: string; to: string }, { add }: Parameters): string {
  const [since, until] = [`${add(from)}::timestamptz`, `${add(to)}::timestamptz`];
  const hourOf = (time: string) => `date_trunc('hour', ${time}, 'UTC')`;
  return `
    select (hour at time zone 'UTC')::date as day, greatest(hour, ${since}) as since,
           least(hour + interval '1 hour', ${until}) as until
    from (
      select hour from stale_hours where hour < ${until} and hour + interval '1 hour' > ${since}
      union select ${hourOf(since)} where ${hourOf(since)} < ${since}
      union select ${hourOf(until)} where ${hourOf(until)} < ${until}
    ) h`;
}
