import { routeRegistry, register, sessionCookie, stewardIdleSeconds } from '@aera/contracts/server';
import { computeDelay, selectPolicy } from '../../throttling/throttle-policy.ts';
import { findPasswordViolation } from '../../passwords/password-policy.ts';
import { hashPassword } from '../../passwords/password.ts';
import { readStewardRows } from '../../stewards/stewards-projection.ts';
import { createSessionToken, formatSessionCookie } from '../../sessions/session-token.ts';
import { type Check, finding, notAssessed } from './check.ts';

const minute = 60_000;

const secondFactor: Check = async ({ sql, accounts, secondFactorPolicy }) => {
  let total = 0;
  let active = 0;
  for (const { stewardId } of await readStewardRows(sql)) {
    if (!(await accounts.stewardById(stewardId))) continue;
    total += 1;
    if (await secondFactorPolicy.has(stewardId)) active += 1;
  }
  if (total === 0) return notAssessed('There are no stewards yet.');
  return finding(active === total, `${active} of ${total} stewards use two-factor authentication.`);
};

/** Hashes a password now, with the production parameters. */
const passwordStorage: Check = async () => {
  const hash = await hashPassword('looked at by the compliance check');
  const [, memory = 0, passes = 0] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash)?.map(Number) ?? [];
  return finding(memory >= 19_456 && passes >= 2, `Test hash: ${hash.split('$', 4).join('$')}`);
};

const commonPasswords: Check = () => {
  const tried = ['password123', 'qwertyuiop', '1234567890', 'iloveyou12'];
  const accepted = tried.filter((password) => findPasswordViolation(password, []) === null);
  return finding(
    accepted.length === 0,
    `${tried.length - accepted.length} of ${tried.length} common passwords were rejected.`,
  );
};

const isAccepted = (length: number): boolean =>
  routeRegistry
    .get(register)
    .body.safeParse({ email: 'a@example.org', name: 'A', password: 'x'.repeat(length) }).success;
const passwordLength: Check = () => {
  const shortest = Array.from({ length: 200 }, (_, index) => index + 1).find(isAccepted) ?? 0;
  return finding(shortest >= 15, `Minimum password length: ${shortest} characters.`);
};

const delays: Check = () => {
  const rule = selectPolicy('password', 'account');
  const network = selectPolicy('password', 'network');
  return finding(
    rule.free <= 10 && rule.maxDelayMs >= 5 * minute && computeDelay(network, network.free) > 0,
    `After ${rule.free} failures, attempts wait ${computeDelay(rule, rule.free) / 1000} s, doubling up to ${rule.maxDelayMs / minute} min. Networks: after ${network.free} failures.`,
  );
};

const threeAttempts: Check = () => {
  const { free } = selectPolicy('password', 'account');
  return finding(free <= 3, `${free} failures are free. Accounts are never locked.`);
};

/** Measures recorded sessions, not the configured lifetime. */
const lifetime: Check = async ({ sql }) => {
  const [row] = await sql<{ hours: number | null }>(
    `select max(extract(epoch from (data->>'expiresAt')::timestamptz - (data->>'openedAt')::timestamptz)) / 3600 as hours
     from events where type = 'SessionOpened' and data->>'stewardId' is not null`,
  );
  if (row?.hours == null) return notAssessed('No steward sign-ins yet.');
  return finding(row.hours <= 12.01, `Longest steward session: ${row.hours.toFixed(1)} hours.`);
};

const idleSignOut: Check = () =>
  finding(
    stewardIdleSeconds <= 600,
    `Stewards are signed out after ${stewardIdleSeconds / 60} minutes without a request.`,
  );

const stepUp: Check = ({ config: { STEP_UP_MAX_AGE_SECONDS: maxAge } }) => {
  const asking = routeRegistry.all.filter(({ stepUp }) => stepUp).length;
  return finding(
    asking > 0 && maxAge <= 900,
    `${asking} routes require re-authentication within ${maxAge / 60} min.`,
  );
};

const tokens: Check = () => {
  const sample = Array.from({ length: 200 }, createSessionToken);
  const bits = Math.min(...sample.map((token) => Buffer.from(token, 'base64url').length * 8));
  return finding(
    bits >= 256 && new Set(sample).size === sample.length,
    `200 test tokens: all unique, ${bits} bits each.`,
  );
};

const cookie: Check = () => {
  const [, ...attributes] = formatSessionCookie('x', new Date()).split('; ');
  const missing = ['HttpOnly', 'SameSite=Lax', 'Path=/'].filter((wanted) => !attributes.includes(wanted));
  return finding(
    missing.length === 0,
    missing.length === 0
      ? `${sessionCookie}: ${attributes.slice(0, 3).join(', ')}.`
      : `Missing: ${missing.join(', ')}.`,
  );
};

export const accountChecks: Record<string, Check> = {
  'steward-second-factor': secondFactor,
  'password-storage': passwordStorage,
  'common-passwords-refused': commonPasswords,
  'password-length': passwordLength,
  'attempts-delayed': delays,
  'three-attempts': threeAttempts,
  'steward-session-lifetime': lifetime,
  'idle-sign-out': idleSignOut,
  're-authentication': stepUp,
  'session-identifiers': tokens,
  'session-cookie': cookie,
};
