import {
  type BotSignal,
  botSignals,
  type botVisits,
  type ScoredVisit,
  type ResponseOf,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { toUtcDay } from '../hits/partitions.ts';
import { botThreshold, botSignalWeights } from '../visits/bot-score.ts';
import { countVisitors, visitorHashSql } from '../visits/visitor-set.ts';
import { readAggregate } from './visit-metrics.ts';

export interface ScoredVisitsQuery {
  readonly from: string;
  readonly to: string;
  readonly verdict: 'bot' | 'human' | 'any';
  readonly signal?: BotSignal;
}

type Answer = ResponseOf<typeof botVisits>;

const inRange = `v.day between $1::date and $2::date and v.started_at >= $3::timestamptz and v.started_at < $4::timestamptz`;
const rangeCondition = ({ from, to }: ScoredVisitsQuery) => [
  toUtcDay(Date.parse(from)),
  toUtcDay(Date.parse(to)),
  from,
  to,
];
const classificationJoin = `left join session_classifications c on c.visitor_id = v.visitor_id and c.verdict <> 'score'`;
/** Matches the partial index: most visits have no bot signals. */
const withSignals = `v.bot_signals <> '{}'`;
const matching = ({ signal }: ScoredVisitsQuery) =>
  `${inRange} and ($5::boolean is null or v.is_bot = $5)
   and ${signal ? `${withSignals} and $6::text = any(v.bot_signals)` : '$6::text is null'}`;
const queryValues = (query: ScoredVisitsQuery) => [
  ...rangeCondition(query),
  query.verdict === 'any' ? null : query.verdict === 'bot',
  query.signal ?? null,
];

const scoring: Answer['scoring'] = {
  botThreshold,
  weights: botSignals.map((signal) => ({ signal, weight: botSignalWeights[signal] })),
};

/** Returns a page of visits with bot score and signals, newest first, and their total number. */
export async function listScoredVisits(
  sql: Sql,
  query: ScoredVisitsQuery,
  page: { limit: number; offset: number },
): Promise<Answer> {
  const { from, to, verdict, signal } = query;
  const [all, bots, [classified], signals, matches, visits] = await Promise.all([
    readAggregate(sql, { from, to, bots: 'included' }),
    readAggregate(sql, { from, to, bots: 'only' }),
    sql<{ visits: number }>(
      `select count(*) as visits from session_classifications c join visits v on v.visitor_id = c.visitor_id
       where c.verdict <> 'score' and ${inRange}`,
      rangeCondition(query),
    ),
    countSignals(sql, query),
    signal ? countMatching(sql, query) : null,
    findScoredVisits(sql, query, page),
  ]);
  const humans = all.visits - bots.visits;
  return {
    totals: {
      visits: all.visits,
      bots: bots.visits,
      humans,
      classified: classified?.visits ?? 0,
      sessions: all.visitors,
      botSessions: bots.visitors,
    },
    signals,
    scoring,
    total: matches ?? { any: all.visits, bot: bots.visits, human: humans }[verdict],
    visits,
  };
}

async function countSignals(sql: Sql, query: ScoredVisitsQuery): Promise<Answer['signals']> {
  const rows = await sql<{ signal: BotSignal; visits: number; visitors: Buffer }>(
    `select signal, count(*) as visits, string_agg(${visitorHashSql('v.visitor_id')}, ''::bytea) as visitors
     from visits v cross join lateral unnest(v.bot_signals) as signal
     where ${inRange} and ${withSignals} group by signal order by visits desc, signal`,
    rangeCondition(query),
  );
  return rows.map(({ signal, visits, visitors }) => ({ signal, visits, sessions: countVisitors(visitors) }));
}

async function countMatching(sql: Sql, query: ScoredVisitsQuery): Promise<number> {
  const [row] = await sql<{ total: number }>(
    `select count(*) as total from visits v where ${matching(query)}`,
    queryValues(query),
  );
  return row?.total ?? 0;
}

export async function findScoredVisits(
  sql: Sql,
  query: ScoredVisitsQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<ScoredVisit[]> {
  const rows = await sql<Record<string, unknown>>(
    `select v.id as "visitId", v.visitor_id as "sessionId", v.started_at as "startedAt", v.ended_at as "endedAt", v.views,
            v.engagement_seconds as "engagedTime", v.entry_page as "entryPage", coalesce(a.user_agent, '') as "userAgent", a.ip,
            nullif(v.browser, '') as browser, nullif(v.country, '') as country, v.bot_score as "botScore", v.bot_signals as "botSignals", v.is_bot as "isBot",
            case when c.visitor_id is not null
              then jsonb_build_object('verdict', c.verdict, 'reason', c.reason, 'by', c.classified_by) end as classification,
            c.classified_at as "classifiedAt"
     from visits v ${classificationJoin}
     left join ip_addresses a on a.day = v.day and a.hit_id = v.id
     where ${matching(query)}
     order by v.started_at desc, v.id limit $7 offset $8`,
    [...queryValues(query), limit, offset],
  );
  return rows.map(({ classification, classifiedAt, ...visit }) =>
    Object.assign(visit, { classification: classification && { ...classification, at: classifiedAt } }),
  ) as unknown as ScoredVisit[];
}
