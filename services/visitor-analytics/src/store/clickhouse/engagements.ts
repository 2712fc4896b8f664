import { addDays } from '../../hits/utc-day.ts';
import { engagementDays } from '../day-range.ts';
import type { ClickHouse } from './client.ts';

interface Engagement {
  readonly view_id: string;
  readonly engagement_seconds: number;
  readonly scroll_depth: number;
}

/** Engagement by view. A browser may report that of a view several times: the maximum counts. */
export async function findEngagements(
  clickHouse: Pick<ClickHouse, 'query'>,
  views: readonly { readonly id: string; readonly day: string }[],
): Promise<Map<string, Engagement>> {
  const days = views.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  return selectEngagements(clickHouse, '{ids: Array(UUID)}', {
    ids: views.map(({ id }) => id),
    first,
    last,
  });
}

/**
 * Engagement of the views with these ids.
 * @param ids Array or subquery.
 * @param parameters Those of `ids`, and the first and last day of the views.
 */
export async function selectEngagements(
  clickHouse: Pick<ClickHouse, 'query'>,
  ids: string,
  parameters: Readonly<Record<string, unknown>> & { readonly first: string; readonly last: string },
): Promise<Map<string, Engagement>> {
  const rows = await clickHouse.query<Engagement>(
    `select view_id, max(engagement_seconds) as engagement_seconds, max(scroll_depth) as scroll_depth from engagements
     where view_id in ${ids} and day between {first: Date} and {lastEngaged: Date} group by view_id`,
    { ...parameters, lastEngaged: addDays(parameters.last, engagementDays) },
  );
  return new Map(rows.map((row) => [row.view_id, row]));
}
