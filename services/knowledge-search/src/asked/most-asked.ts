import type { Sql } from '@aera/event-store';

/** What most visitors asked in the last 30 days, each wording once. */
export const mostAskedWith =
  (sql: Sql) =>
  async (limit: number): Promise<string[]> => {
    const rows = await sql<{ query: string }>(
      `select query from counted_searches
       where query <> '' and asked_at > now() - interval '30 days'
       group by query order by count(distinct visitor) desc, count(*) desc, query limit $1`,
      [limit],
    );
    return rows.map(({ query }) => query);
  };
