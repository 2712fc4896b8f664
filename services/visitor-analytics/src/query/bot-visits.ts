import {
  type BotReason,
  botReasons,
  type botVisits,
  type JudgedVisit,
  type ResponseOf,
} from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { dayOf } from '../facts/partitions.ts';
import { botFrom, points } from '../visits/bot-score.ts';

export interface AskedBots {
  readonly from: string;
  readonly to: string;
  readonly verdict: 'bot' | 'human' | 'any';
  readonly reason?: BotReason;
}

type Answer = ResponseOf<typeof botVisits>;

const inRange = `v.day between $1::date and $2::date and v.started_at >= $3::timestamptz and v.started_at < $4::timestamptz`;
const rangeOf = ({ from, to }: AskedBots) => [dayOf(Date.parse(from)), dayOf(Date.parse(to)), from, to];
const decided = `left join decisions d on d.visitor = v.visitor and d.verdict <> 'score'`;
const matching = `${inRange} and ($5::boolean is null or v.bot = $5) and ($6::text is null or $6 = any(v.reasons))`;
const asked = (query: AskedBots) => [
  ...rangeOf(query),
  query.verdict === 'any' ? null : query.verdict === 'bot',
  query.reason ?? null,
];

const scale: Answer['scale'] = {
  botFrom,
  points: botReasons.map((reason) => ({ reason, points: points[reason] })),
};

/** Visits with their score and its reasons, newest first, and how many there are. */
export async function botVisitsOf(
  sql: Sql,
  query: AskedBots,
  page: { limit: number; offset: number },
): Promise<Answer> {
  const [figures, reasons, total, visits] = await Promise.all([
    sql<Answer['figures']>(
      `select count(*) as visits, count(*) filter (where v.bot) as bots, count(*) filter (where not v.bot) as humans,
              count(d.visitor) as decided, count(distinct v.visitor) as sessions,
              count(distinct v.visitor) filter (where v.bot) as "botSessions"
       from visits v ${decided} where ${inRange}`,
      rangeOf(query),
    ),
    sql<Answer['reasons'][number]>(
      `select reason, count(*) as visits, count(distinct v.visitor) as sessions from visits v cross join lateral unnest(v.reasons) as reason
       where ${inRange} group by reason order by visits desc, reason`,
      rangeOf(query),
    ),
    sql<{ total: number }>(`select count(*) as total from visits v where ${matching}`, asked(query)),
    judgedVisits(sql, query, page),
  ]);
  return {
    figures: figures[0] as Answer['figures'],
    reasons,
    scale,
    total: total[0]?.total ?? 0,
    visits,
  };
}

export async function judgedVisits(
  sql: Sql,
  query: AskedBots,
  { limit, offset }: { limit: number; offset: number },
): Promise<JudgedVisit[]> {
  const rows = await sql<Record<string, unknown>>(
    `select v.id as "visitId", v.visitor as "sessionId", v.started_at as "startedAt", v.ended_at as "endedAt", v.views,
            v.engaged as "engagedTime", v.entry, coalesce(a.user_agent, '') as "userAgent", a.ip as address,
            nullif(v.browser, '') as browser, nullif(v.country, '') as country, v.score, v.reasons, v.bot,
            case when d.visitor is not null
              then jsonb_build_object('verdict', d.verdict, 'reason', d.reason, 'by', d.decided_by) end as decision, d.decided_at as "decidedAt"
     from visits v ${decided}
     left join addresses a on a.day = v.day and a.hit_id = v.id
     where ${matching}
     order by v.started_at desc, v.id limit $7 offset $8`,
    [...asked(query), limit, offset],
  );
  return rows.map(({ decision, decidedAt, ...visit }) =>
    Object.assign(visit, { decision: decision && { ...decision, at: decidedAt } }),
  ) as unknown as JudgedVisit[];
}
