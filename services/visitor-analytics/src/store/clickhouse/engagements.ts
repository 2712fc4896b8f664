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
  const rows = await clickHouse.query<Engagement>(
    `select view_id, max(engagement_seconds) as engagement_seconds, max(scroll_depth) as scroll_depth from engagements
     where view_id in {ids: Array(UUID)} and day between {first: Date} and {last: Date} group by view_id`,
    { ids: views.map(({ id }) => id), first, last: addDays(last, engagementDays) },
  );
  return new Map(rows.map((row) => [row.view_id, row]));
}
