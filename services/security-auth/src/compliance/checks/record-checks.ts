import { routeRegistry, readLedgerCheckpoint, readConsistencyProof } from '@aera/contracts/server';
import { auditStream } from '@aera/event-bus';
import {
  decodeBase64,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
} from '@aera/transparency-log/verify';
import { type Check, type CheckContext, finding, notAssessed, readModifiedAt, readReport } from './check.ts';
import { probe } from './edge-checks.ts';

const verified: Check = async ({ verifyAuditLog }) => {
  const { size, mismatch } = await verifyAuditLog();
  if (size === 0 && mismatch === null) return notAssessed('The audit log is empty.');
  return finding(mismatch === null, mismatch ?? `${size} entries verified against the signed checkpoint.`);
};

const checkRecordedBefore: Check = () => {
  // Previews change nothing and are recorded as reads. The spec of the audit classes lists both one by one.
  const commands = routeRegistry.all.filter(
    ({ access, method, path }) => access === 'steward' && method !== 'GET' && !path.endsWith('/preview'),
  );
  const open = commands
    .filter(({ audit }) => audit === 'none')
    .map(({ method, path }) => `${method} ${path}`);
  return finding(
    open.length === 0,
    open.length === 0
      ? `${commands.length} steward commands are recorded before they run.`
      : `Not recorded: ${open.join(', ')}.`,
  );
};

/** Routes whose calls have no outcome as long as the page is open. */
const liveRoutes = routeRegistry.all
  .filter(({ produces }) => produces === 'event-stream')
  .map(({ path }) => path);

const content: Check = async ({ sql }) => {
  const rows = await sql<{
    entry: { actor: object | null; at: string; ip: string; route: string };
    ended: boolean;
    service: string;
  }>(
    `select entry::jsonb as entry, e.service,
            exists (select from audit_entries o where o.call_id = e.id) or e.at > now() - interval '5 minutes' as ended
     from audit_entries e where kind = 'call' and (entry::jsonb->>'route' = any($1)) is not true order by leaf desc limit 200`,
    [liveRoutes],
  );
  if (rows.length === 0) return notAssessed('No steward actions recorded yet.');
  const complete = rows.filter(({ entry: { at, ip, route } }) => at && ip && route).length;
  const open = rows.filter(({ ended }) => !ended);
  return finding(
    complete === rows.length && open.length <= rows.length / 50,
    `${complete} of the newest ${rows.length} entries are complete. ${open.length} have no outcome${open[0] ? `, the newest of them at ${open[0].service}` : ''}.`,
  );
};

const readStreamSettings = async ({ bus }: CheckContext) => bus.readStreamSettings(auditStream.name);

const retention: Check = async (context) => {
  const settings = await readStreamSettings(context);
  if (!settings) return notAssessed('The stream `audit` doesn’t exist.');
  const months = settings.maxAgeMs / (30 * 86_400_000);
  return finding(
    settings.storage === 'file' && (settings.maxAgeMs === 0 || months >= 30),
    `The stream is kept ${settings.maxAgeMs === 0 ? 'without limit' : `${Math.round(months)} months`} in ${settings.storage === 'file' ? 'files' : 'memory'}; the log in the database has no age.`,
  );
};

const refusing: Check = async (context) => {
  const settings = await readStreamSettings(context);
  if (!settings) return notAssessed('The stream `audit` doesn’t exist.');
  return finding(
    settings.discard === 'new',
    `At its limit the stream would discard the ${settings.discard === 'new' ? 'new message, and the action is rejected' : 'oldest'}.`,
  );
};

/** Verifies the signature, and consistency with the checkpoint of this process's previous run. */
const consentLedger: Check = async (context) => {
  const response = routeRegistry
    .get(readLedgerCheckpoint)
    .response.parse(await (await probe(context, readLedgerCheckpoint.path)).json());
  const key = await parseNoteKey(response.key);
  const text = key && (await openNote(response.checkpoint, key));
  const now = text ? parseCheckpoint(text) : null;
  if (!now) return finding(false, 'The checkpoint isn’t signed with the ledger’s key.');
  const last = context.memory.get('ledger');
  context.memory.set('ledger', text as string);
  const before = last ? parseCheckpoint(last) : null;
  if (!before)
    return finding(
      true,
      `Signed checkpoint of ${now.size} ${now.size === 1 ? 'entry' : 'entries'}. The next check compares with it.`,
    );
  if (now.size < before.size)
    return finding(false, `The ledger shrank from ${before.size} to ${now.size} entries.`);
  const query = `?first=${before.size}&second=${now.size}`;
  const { hashes } = routeRegistry
    .get(readConsistencyProof)
    .response.parse(await (await probe(context, readConsistencyProof.path + query)).json());
  const isConsistent = await verifyConsistency({
    first: before.size,
    second: now.size,
    firstRoot: before.root,
    secondRoot: now.root,
    proof: hashes.map((hash) => decodeBase64(hash) ?? new Uint8Array()),
  });
  return finding(
    isConsistent,
    `${now.size} entries, signed; ${isConsistent ? 'they begin' : 'they do not begin'} with the ${before.size} of the previous check.`,
  );
};

const roles: Check = () => {
  const routes = routeRegistry.all.filter(({ access }) => access === 'steward');
  const withoutRoles = routes.filter(({ roles: allowedRoles }) => allowedRoles.length === 0);
  // Routes that every steward uses for their own account, regardless of role.
  const own = /^\/api\/admin\/(auth|notifications)\//;
  const changing = routes.filter(
    ({ method, path, roles: allowedRoles, audit }) =>
      method !== 'GET' && audit === 'command' && !own.test(path) && allowedRoles.includes('auditor'),
  );
  const found = [...withoutRoles, ...changing].map(({ method, path }) => `${method} ${path}`);
  return finding(
    found.length === 0,
    found.length === 0
      ? `${routes.length} routes declare their roles. Auditors can change only their own account.`
      : `No roles, or auditors may change: ${found.join(', ')}.`,
  );
};

const month = 30 * 86_400_000;

const dependencies: Check = async ({ config: { REPORTS_DIR: reportsDir }, clock }) => {
  const name = 'dependencies.json';
  const report = await readReport(reportsDir, name);
  const counts = (report as { metadata?: { vulnerabilities?: Record<string, number> } } | null)?.metadata
    ?.vulnerabilities;
  if (!reportsDir || !counts) return notAssessed('REPORTS_DIR has no `pnpm audit` result.');
  const modifiedAt = await readModifiedAt(reportsDir, name);
  if (clock().getTime() - modifiedAt.getTime() > month)
    return notAssessed(`The last result, from ${modifiedAt.toISOString()}, is more than a month old.`);
  const { critical = 0, high = 0 } = counts;
  return finding(
    critical + high === 0,
    `Audit of ${modifiedAt.toISOString()}: ${critical} critical, ${high} high.`,
  );
};

export const recordChecks: Record<string, Check> = {
  'audit-log-verified': verified,
  'audit-before-act': checkRecordedBefore,
  'audit-content': content,
  'audit-retention': retention,
  'audit-failure-refuses': refusing,
  'consent-ledger-verified': consentLedger,
  'roles-on-every-route': roles,
  'dependencies-without-known-holes': dependencies,
};
