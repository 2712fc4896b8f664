import { getFips } from 'node:crypto';
import { securityStreams } from '../../security-streams.ts';
import { type Check, finding, notAssessed, readReport } from './check.ts';
import { probe } from './edge-checks.ts';

/** Inspects the stored form of every personal field in the event log. */
const encryption: Check = async ({ sql }) => {
  const fieldsByType = securityStreams.flatMap(({ personalFields }) =>
    Object.entries(personalFields).flatMap(([type, rule]) =>
      (rule?.fields ?? []).map((field) => ({ type, field })),
    ),
  );
  const [row] = await sql<{ fields: number; plain: number; example: string | null }>(
    `select count(*) as fields, count(*) filter (where not coalesce(data->field ? '$encrypted', false)) as plain,
            min(type || '.' || field) filter (where not coalesce(data->field ? '$encrypted', false)) as example
     from events join jsonb_to_recordset($1::jsonb) as place (type text, field text) using (type)
     where data->field is not null and data->field <> 'null'::jsonb`,
    [JSON.stringify(fieldsByType)],
  );
  const { fields = 0, plain = 0, example = null } = row ?? {};
  if (fields === 0) return notAssessed('No personal data stored yet.');
  return finding(
    plain === 0,
    plain === 0
      ? `${fields} personal fields, all encrypted (AES-256-GCM).`
      : `${plain} of ${fields} personal fields aren’t encrypted, such as ${example}.`,
  );
};

const fips: Check = () =>
  finding(
    getFips() === 1,
    `OpenSSL ${process.versions.openssl} is ${getFips() === 1 ? '' : 'not '}in FIPS mode.`,
  );

const erasure: Check = async ({ sql }) => {
  const [row] = await sql<{ erased: number; left: number }>(
    `select count(*) as erased, count(key.id) as left from events
     left join subject_keys key on key.subject_id = data->>'memberId' where type = 'MemberErased'`,
  );
  const { erased = 0, left = 0 } = row ?? {};
  if (erased === 0) return notAssessed('No erased members yet.');
  return finding(left === 0, `${erased} members erased. Keys remaining: ${left}.`);
};

const day = 86_400_000;

const backup: Check = async ({ config, clock }) => {
  const report = await readReport(config.REPORTS_DIR, 'backup.json');
  if (!report) return notAssessed('No backup found: REPORTS_DIR has no backup.json.');
  const { finishedAt, ok } = report as { finishedAt?: unknown; ok?: unknown };
  const finishedMs = Date.parse(String(finishedAt));
  if (Number.isNaN(finishedMs)) return notAssessed('backup.json has no finish time.');
  const age = clock().getTime() - finishedMs;
  return finding(
    ok === true && age < day,
    `Last backup: ${new Date(finishedMs).toISOString()}, ${ok === true ? 'succeeded' : 'failed'}.`,
  );
};

/** Maximum clock difference in milliseconds, including the network latency. */
const toleranceMs = 2_000;

const clocks: Check = async (context) => {
  const [row] = await context.sql<{ at: string }>('select clock_timestamp() as at');
  const databaseMs = Math.abs(Date.parse(row?.at ?? '') - context.clock().getTime());
  const date = (await probe(context, '/livez')).headers.get('date');
  if (!date) return notAssessed('The gateway sent no time.');
  // The Date header has a resolution of one second.
  const gatewayMs = Math.max(0, Math.abs(Date.parse(date) - context.clock().getTime()) - 1_000);
  return finding(
    databaseMs < toleranceMs && gatewayMs < toleranceMs,
    `Clock difference: database ${databaseMs} ms, gateway ${gatewayMs} ms.`,
  );
};

const leastPrivilege: Check = async ({ sql }) => {
  const [role] = await sql<
    Record<'super' | 'createdb' | 'createrole' | 'bypassrls' | 'replication', boolean> & { name: string }
  >(
    `select rolname as name, rolsuper as super, rolcreatedb as createdb, rolcreaterole as createrole,
            rolbypassrls as bypassrls, rolreplication as replication
     from pg_roles where rolname = current_user`,
  );
  if (!role) return notAssessed('Couldn’t find this connection’s database role.');
  const otherDatabases = await sql<{ name: string }>(
    `select datname as name from pg_database
     where datallowconn and not datistemplate and datname <> current_database() and has_database_privilege(datname, 'connect')
     order by datname`,
  );
  const { name, ...may } = role;
  const found = [
    ...Object.entries(may).flatMap(([power, has]) => (has ? [`may ${power}`] : [])),
    ...(otherDatabases.length > 0
      ? [`may connect to ${otherDatabases.map((other) => other.name).join(', ')}`]
      : []),
  ];
  return finding(
    found.length === 0,
    found.length === 0
      ? `Role ${name} has access to its own database only.`
      : `Role ${name} ${found.join('; ')}.`,
  );
};

export const dataChecks: Record<string, Check> = {
  'data-sealed-at-rest': encryption,
  'fips-cryptography': fips,
  'erasure-works': erasure,
  'backup-age': backup,
  'clocks-agree': clocks,
  'database-least-privilege': leastPrivilege,
};
