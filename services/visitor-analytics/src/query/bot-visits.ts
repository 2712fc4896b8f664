import {
  type BotReason,
  botReasons,
  type botVisits,
  type ScoredVisit,
  type ResponseOf,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { dayOf } from '../facts/partitions.ts';
import { botThreshold, botSignalWeights } from '../visits/bot-score.ts';
import { countVisitors, visitorHash } from '../visits/visitor-set.ts';
import { aggregate } from './visit-metrics.ts';

export interface ScoredVisitsQuery {
  readonly from: string;
  readonly to: string;
  readonly verdict: 'bot' | 'human' | 'any';
  readonly reason?: BotReason;
}

type Answer = ResponseOf<typeof botVisits>;

const inRange = `v.day between $1::date and $2::date and v.started_at >= $3::timestamptz and v.started_at < $4::timestamptz`;
const rangeOf = ({ from, to }: ScoredVisitsQuery) => [
  dayOf(Date.parse(from)),
  dayOf(Date.parse(to)),
  from,
  to,
];
const classificationJoin = `left join decisions d on d.visitor = v.visitor and d.verdict <> 'score'`;
/** Most visits have no reason, and are in no index of those that have. */
const withReasons = `v.reasons <> '{}'`;
const matching = ({ reason }: ScoredVisitsQuery) =>
  `${inRange} and ($5::boolean is null or v.bot = $5)
   and ${reason ? `${withReasons} and $6::text = any(v.reasons)` : '$6::text is null'}`;
const queryValues = (query: ScoredVisitsQuery) => [
  ...rangeOf(query),
  query.verdict === 'any' ? null : query.verdict === 'bot',
  query.reason ?? null,
];

const scale: Answer['scale'] = {
  botThreshold: botThreshold,
  points: botReasons.map((reason) => ({ reason, points: botSignalWeights[reason] })),
};

/** Visits with their score and its reasons, newest first, and how many there are. */
export async function listScoredVisits(
  sql: Sql,
  query: ScoredVisitsQuery,
  page: { limit: number; offset: number },
): Promise<Answer> {
  const { from, to, verdict, reason } = query;
  const [all, bots, [decisions], reasons, matches, visits] = await Promise.all([
    aggregate(sql, { from, to, bots: 'included' }),
    aggregate(sql, { from, to, bots: 'only' }),
    sql<{ visits: number }>(
      `select count(*) as visits from decisions d join visits v on v.visitor = d.visitor
       where d.verdict <> 'score' and ${inRange}`,
      rangeOf(query),
    ),
    reasonsOf(sql, query),
    reason ? countMatching(sql, query) : null,
    findScoredVisits(sql, query, page),
  ]);
  const humans = all.visits - bots.visits;
  return {
    figures: {
      visits: all.visits,
      bots: bots.visits,
      humans,
      decided: decisions?.visits ?? 0,
      sessions: all.visitors,
      botSessions: bots.visitors,
    },
    reasons,
    scale,
    total: matches ?? { any: all.visits, bot: bots.visits, human: humans }[verdict],
    visits,
  };
}

async function reasonsOf(sql: Sql, query: ScoredVisitsQuery): Promise<Answer['reasons']> {
  const rows = await sql<{ reason: BotReason; visits: number; visitors: Buffer }>(
    `select reason, count(*) as visits, string_agg(${visitorHash('v.visitor')}, ''::bytea) as visitors
     from visits v cross join lateral unnest(v.reasons) as reason
     where ${inRange} and ${withReasons} group by reason order by visits desc, reason`,
    rangeOf(query),
  );
  return rows.map(({ reason, visits, visitors }) => ({ reason, visits, sessions: countVisitors(visitors) }));
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
    `select v.id as "visitId", v.visitor as "sessionId", v.started_at as "startedAt", v.ended_at as "endedAt", v.views,
            v.engaged as "engagedTime", v.entry, coalesce(a.user_agent, '') as "userAgent", a.ip as address,
            nullif(v.browser, '') as browser, nullif(v.country, '') as country, v.score, v.reasons, v.bot,
            case when d.visitor is not null
              then jsonb_build_object('verdict', d.verdict, 'reason', d.reason, 'by', d.decided_by) end as decision, d.decided_at as "decidedAt"
     from visits v ${classificationJoin}
     left join addresses a on a.day = v.day and a.hit_id = v.id
     where ${matching(query)}
     order by v.started_at desc, v.id limit $7 offset $8`,
    [...queryValues(query), limit, offset],
  );
  return rows.map(({ decision, decidedAt, ...visit }) =>
    Object.assign(visit, { decision: decision && { ...decision, at: decidedAt } }),
  ) as unknown as ScoredVisit[];
}
