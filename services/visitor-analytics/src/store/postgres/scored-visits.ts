import type { BotSignal } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { toUtcDay } from '../../hits/utc-day.ts';
import type { MetricsReader, ScoredVisitsQuery } from '../analytics-store.ts';
import { countVisitors, visitorHashSql } from './visitor-set.ts';

type ScoredVisitsReader = Pick<
  MetricsReader,
  'countSignals' | 'countScoredVisits' | 'findScoredVisits' | 'countVisitsOf'
>;

const inRange = `v.day between $1::date and $2::date and v.started_at >= $3::timestamptz and v.started_at < $4::timestamptz`;
const rangeValues = ({ from, to }: { from: string; to: string }) => [toUtcDay(from), toUtcDay(to), from, to];
/** Matches the partial index: most visits have no bot signals. */
const withSignals = `v.bot_signals <> '{}'`;
const matching = ({ signal }: ScoredVisitsQuery) =>
  `${inRange} and ($5::boolean is null or v.is_bot = $5)
   and ${signal ? `${withSignals} and $6::text = any(v.bot_signals)` : '$6::text is null'}`;
const queryValues = (query: ScoredVisitsQuery) => [
  ...rangeValues(query),
  query.classifiedAs === 'any' ? null : query.classifiedAs === 'bot',
  query.signal ?? null,
];

export const createScoredVisitsReader = (sql: Sql): ScoredVisitsReader => ({
  async countSignals(range) {
    const rows = await sql<{ signal: BotSignal; visits: number; visitors: Buffer }>(
      `select signal, count(*) as visits, string_agg(${visitorHashSql('v.visitor_id')}, ''::bytea) as visitors
       from visits v cross join lateral unnest(v.bot_signals) as signal
       where ${inRange} and ${withSignals} group by signal order by visits desc, signal`,
      rangeValues(range),
    );
    return rows.map(({ signal, visits, visitors }) => ({
      signal,
      visits,
      sessions: countVisitors(visitors),
    }));
  },
  async countScoredVisits(query) {
    const [row] = await sql<{ total: number }>(
      `select count(*) as total from visits v where ${matching(query)}`,
      queryValues(query),
    );
    return row?.total ?? 0;
  },
  findScoredVisits: (query, { limit, offset = 0, after }) =>
    sql(
      `select v.id as "visitId", v.visitor_id as "sessionId", v.started_at as "startedAt", v.ended_at as "endedAt", v.views,
              v.engagement_seconds as "engagedTime", v.entry_page as "entryPage", coalesce(a.user_agent, '') as "userAgent", a.ip,
              nullif(v.browser, '') as browser, nullif(v.country, '') as country, v.bot_score as "botScore",
              v.bot_signals as "botSignals", v.is_bot as "isBot"
       from visits v
       left join ip_addresses a on a.day = v.day and a.hit_id = v.id
       where ${matching(query)}
         and ($9::timestamptz is null or v.started_at < $9 or (v.started_at = $9 and v.id > $10::uuid))
       order by v.started_at desc, v.id limit $7 offset $8`,
      [...queryValues(query), limit, offset, after?.startedAt ?? null, after?.visitId ?? null],
    ),
  async countVisitsOf(visitors, range) {
    const [row] = await sql<{ visits: number }>(
      `select count(*) as visits from visits v where ${inRange} and v.visitor_id = any($5::uuid[])`,
      [...rangeValues(range), visitors],
    );
    return row?.visits ?? 0;
  },
});
