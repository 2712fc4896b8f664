import type { IntrusionReport, ThreatRule } from '@aera/contracts';
import { selectRows, type Sql } from '@aera/event-store';
import { formatShort, parseNetwork } from '@aera/service-kit/ip-addresses';
import { findRule } from './rules.ts';
import { ThreatRow } from './threats-projection.ts';

const topThreatCount = 5;
const timelineLength = 10;

/** The gateway reports the request of a failed attempt too, except a registration. */
const isReportedTwice = `status is null and not 'registration-failed' = any (indicators)`;

/**
 * Computes the report of the dashboard: threats and suspicious requests of the last 24 hours, the networks that are blocked now, and the
 * newest threats of any age. The names are from the specification.
 */
export async function computeIntrusionReport(sql: Sql, now: Date): Promise<IntrusionReport> {
  const at = now.toISOString();
  const [counts] = await sql<{ critical: number; events: number; blocked: number }>(
    `select
       (select count(*)::int from threats where severity = 'CRITICAL' and last_at >= $1::timestamptz - interval '24 hours') as critical,
       (select coalesce(sum(1 + omitted), 0)::int from suspicious_requests
        where at >= $1::timestamptz - interval '24 hours' and not (${isReportedTwice})) as events,
       (select count(*)::int from network_blocks where ended_at is null and (expires_at is null or expires_at > $1)) as blocked`,
    [at],
  );
  const byRule = await sql<{ rule: ThreatRule; count: number }>(
    `select rule, count(*)::int as count from threats where last_at >= $1::timestamptz - interval '24 hours'
     group by rule order by count desc, rule limit ${topThreatCount}`,
    [at],
  );
  const newest = await selectRows(sql, ThreatRow, `order by last_at desc, id limit ${timelineLength}`);
  return {
    criticalThreats: counts?.critical ?? 0,
    totalEvents: counts?.events ?? 0,
    blockedIPs: counts?.blocked ?? 0,
    topThreats: byRule.map(({ rule, count }) => ({ name: findRule(rule).threatType, count })),
    timeline: newest.map(({ id, severity, rule, network, lastAt }) => ({
      threatId: id,
      severity,
      threatType: findRule(rule).threatType,
      ip: formatShort(parseNetwork(network)),
      timestamp: lastAt,
    })),
  };
}
