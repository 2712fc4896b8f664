import {
  type Evidence,
  type QueryOf,
  type listThreats,
  type RuleState,
  type Severity,
  severities,
  type Threat,
  type ThreatResponse,
  type ThreatRule,
} from '@aera/contracts';
import { selectRows, type Sql } from '@aera/event-store';
import { formatNetwork, parseNetwork } from '@aera/service-kit/ip-addresses';
import { findRule, rules } from './rules.ts';
import { computeScoreAt, halfLifeMs } from './threat-score.ts';
import { idleTimeoutMs } from './threat.ts';
import { ThreatRow } from './threats-projection.ts';

/** Days over which the results of rules are counted. */
const countedDays = 30;

function toThreat(row: ThreatRow, now: number): Threat {
  const lastAt = Date.parse(row.lastAt);
  const { id, rule, network, severity, amount, trusted, response } = row;
  return {
    id,
    rule,
    network,
    severity,
    amount,
    trusted,
    response,
    threatType: findRule(rule).threatType,
    score: Math.round(computeScoreAt({ points: row.points, at: lastAt }, now) * 10) / 10,
    detectedAt: row.detectedAt,
    lastAt: row.lastAt,
    active: now - lastAt <= idleTimeoutMs,
  };
}

type ListQuery = Required<Pick<QueryOf<typeof listThreats>, 'state' | 'sort' | 'order'>>;

type ThreatFilter = ListQuery & {
  readonly severity?: Severity | undefined;
  readonly rule?: ThreatRule | undefined;
  readonly response?: ThreatResponse | undefined;
  readonly network?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Position of a column's value in a list of texts without quotes. */
const createRankSql = (column: string, ordered: readonly string[]): string =>
  `array_position(array[${ordered.map((text) => `'${text}'`).join(', ')}]::text[], ${column})`;

const rulesByTitle = rules
  .toSorted((one, other) => one.threatType.localeCompare(other.threatType, 'en'))
  .map(({ name }) => name);

/** Ascending, except that the most severe counts as the highest. */
const sortKeys: Record<ListQuery['sort'], string> = {
  threat: createRankSql('rule', rulesByTitle),
  severity: createRankSql('severity', severities.toReversed()),
  network: 'network',
  seen: 'last_at',
  // The order of scores that decay alike is the same at every instant, so it does not depend on the current time.
  score: `ln(greatest(points, 1e-9)) + extract(epoch from last_at)::float8 * ln(2) / ${halfLifeMs / 1000}`,
  response: 'response',
};

/** Finds threats that match the filter, in the order of the query, and their total number. */
export async function findThreats(
  sql: Sql,
  { severity, rule, response, network, state, sort, order, limit, offset }: ThreatFilter,
  now: Date,
): Promise<{ threats: Threat[]; total: number }> {
  const values: unknown[] = [];
  const where: string[] = [];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  if (severity) add((parameter) => `severity = ${parameter}`, severity);
  if (rule) add((parameter) => `rule = ${parameter}`, rule);
  if (response) add((parameter) => `response = ${parameter}`, response);
  if (network) add((parameter) => `network && ${parameter}::inet`, formatNetwork(parseNetwork(network)));
  if (state !== 'any')
    add(
      (parameter) => `last_at ${state === 'active' ? '>=' : '<'} ${parameter}`,
      new Date(now.getTime() - idleTimeoutMs).toISOString(),
    );
  const condition = where.length > 0 ? `where ${where.join(' and ')}` : '';
  const rows = await selectRows(
    sql,
    ThreatRow,
    `${condition} order by ${sortKeys[sort]} ${order === 'ascending' ? 'asc' : 'desc'}, last_at desc, id
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, offset],
  );
  const [count] = await sql<{ total: number }>(
    `select count(*)::int as total from threats ${condition}`,
    values,
  );
  return { threats: rows.map((row) => toThreat(row, now.getTime())), total: count?.total ?? 0 };
}

/** Returns a threat and the id of its block; null if it does not exist. */
export async function findThreat(
  sql: Sql,
  id: string,
  now: Date,
): Promise<{ threat: Threat; blockId: string | null } | null> {
  const [row] = await selectRows(sql, ThreatRow, 'where id = $1', [id]);
  return row ? { threat: toThreat(row, now.getTime()), blockId: row.blockId } : null;
}

/** Returns the stored requests of a threat, newest first. */
export async function findEvidence(sql: Sql, threatId: string): Promise<Evidence[]> {
  return sql<Evidence>(
    `select request_id as "requestId", at, host(ip) as ip, method, target, route, status, user_agent as "userAgent",
            attempted_account as "attemptedAccount", indicators
     from threat_evidence where threat_id = $1 order by threat_evidence.at desc, request_id`,
    [threatId],
  );
}

type RuleCounts = Pick<RuleState, 'rule' | 'seen' | 'blocked' | 'wouldHaveBlocked'>;

/** Counts recent threats and responses by rule. */
export async function countByRule(sql: Sql, now: Date): Promise<Map<ThreatRule, RuleCounts>> {
  const rows = await sql<RuleCounts>(
    `select rule, count(*)::int as seen, (count(*) filter (where response = 'blocked'))::int as blocked,
            (count(*) filter (where response = 'report-only'))::int as "wouldHaveBlocked"
     from threats where last_at >= $1::timestamptz - make_interval(days => ${countedDays}) group by rule`,
    [now.toISOString()],
  );
  return new Map(rows.map((row) => [row.rule, row]));
}
