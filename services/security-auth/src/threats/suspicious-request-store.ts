import type { ThreatIndicator } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { SuspiciousRequest } from './suspicious-request.ts';

/** Maximum number of requests per evaluation; only the newest count. */
const maxEvaluated = 3000;
/** Maximum number of stored requests per threat; the newest are kept. */
const maxEvidence = 50;

const columns = `request_id text, at float8, ip inet, network text, account text, attempted_account text, method text, target text,
  route text, status integer, user_agent text, indicators text[], omitted integer`;
const names =
  'request_id, at, ip, network, account, attempted_account, method, target, route, status, user_agent, indicators, omitted';

const toRow = ({ requestId, attemptedAccount, userAgent, ...rest }: SuspiciousRequest) => ({
  ...rest,
  request_id: requestId,
  attempted_account: attemptedAccount,
  user_agent: userAgent,
});

/** Inserts suspicious requests; existing rows stay unchanged. */
export async function insertSuspiciousRequests(
  sql: Sql,
  suspiciousRequests: readonly SuspiciousRequest[],
): Promise<void> {
  if (suspiciousRequests.length === 0) return;
  await sql(
    `insert into suspicious_requests (${names})
     select request_id, to_timestamp(at / 1000), ip, network, account, attempted_account, method, target, route, status, user_agent, indicators,
            coalesce(omitted, 0)
     from jsonb_to_recordset($1::jsonb) as request (${columns})
     order by request_id on conflict do nothing`,
    [JSON.stringify(suspiciousRequests.map(toRow))],
  );
}

interface Row extends Omit<SuspiciousRequest, 'at' | 'indicators'> {
  readonly at: string;
  readonly indicators: ThreatIndicator[];
}

/** Finds requests of one network, or attempts on one account, with one of the indicators in a time range. */
export async function findSuspiciousRequests(
  sql: Sql,
  {
    scope,
    key,
    indicators,
    from,
    to,
  }: {
    scope: 'network' | 'account';
    key: string;
    indicators: readonly ThreatIndicator[];
    from: number;
    to: number;
  },
): Promise<SuspiciousRequest[]> {
  const rows = await sql<Row>(
    `select request_id as "requestId", at, host(ip) as ip, network, account, attempted_account as "attemptedAccount", method, target, route, status,
            user_agent as "userAgent", indicators
     from suspicious_requests
     where ${scope === 'network' ? 'network' : 'attempted_account'} = $1 and indicators && $2::text[]
       and at between to_timestamp($3::float8 / 1000) and to_timestamp($4::float8 / 1000)
     order by at desc limit ${maxEvaluated}`,
    [key, indicators, from, to],
  );
  return rows.map((row) => Object.assign(row, { at: Date.parse(row.at) }));
}

/**
 * Copies requests into the evidence of a threat, of which only the newest are kept. Idempotent. Evidence names an account by the first
 * digits of the hash in its key, such as `username-a1b2c3d4…`. Both statements lock rows in order, because concurrent copies overlap and would
 * deadlock.
 */
export async function copyEvidence(sql: Sql, threatId: string, requestIds: readonly string[]): Promise<void> {
  await sql(
    `insert into threat_evidence (threat_id, request_id, at, ip, method, target, route, status, user_agent, attempted_account, indicators)
     select $1, request_id, at, ip, method, target, route, status, user_agent,
            substring(attempted_account from '-([0-9a-f]{8})'), indicators
     from suspicious_requests where request_id = any($2::text[]) order by request_id on conflict do nothing`,
    [threatId, requestIds.slice(-maxEvidence)],
  );
  await sql(
    `with surplus as materialized (
       select request_id from threat_evidence where threat_id = $1 and request_id in (
         select request_id from threat_evidence where threat_id = $1 order by at desc, request_id offset ${maxEvidence})
       order by request_id for update)
     delete from threat_evidence where threat_id = $1 and request_id in (select request_id from surplus)`,
    [threatId],
  );
}

/** Retention period of the evidence of a threat in days. */
export const evidenceRetentionDays = 30;

/** Deletes requests that rules and reports no longer count, expired evidence, and networks at which a user was last seen long ago. */
export async function pruneDetectionData(sql: Sql, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql(`delete from suspicious_requests where at < $1::timestamptz - interval '25 hours'`, [at]);
  await sql(`delete from threat_evidence where at < $1::timestamptz - make_interval(days => $2::int)`, [
    at,
    evidenceRetentionDays,
  ]);
  await sql(`delete from steward_addresses where seen_at < $1::timestamptz - interval '30 days'`, [at]);
  await sql(`delete from member_networks where seen_at < $1::timestamptz - interval '1 day'`, [at]);
}
