/** Kinds of throttled attempts. Each kind is counted separately, so failed codes do not delay password attempts. */
export type AttemptKind =
  | 'password'
  /** A password of a signed-in account. */
  | 're-authentication'
  | 're-authentication-code'
  | 'code'
  | 'pin'
  | 'link'
  /** E-mails to one address, whatever they are about. */
  | 'mail'
  | 'passkey'
  /** Registration reveals whether an e-mail has an account. */
  | 'registration';

/** Number of free failures, and growth of the delay after them. Times are in milliseconds. */
interface ThrottlePolicy {
  readonly free: number;
  /** Delay after the last free failure; doubles with each further one. */
  readonly initialDelayMs: number;
  readonly maxDelayMs: number;
  /** A key without failures for this time starts from zero. */
  readonly resetAfterMs: number;
}

/** Stored failures of a key. */
export interface Failures {
  readonly count: number;
  /** Unix time in milliseconds. */
  readonly lastAt: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const secret: ThrottlePolicy = {
  free: 5,
  initialDelayMs: 5 * second,
  maxDelayMs: 15 * minute,
  resetAfterMs: day,
};
/** Codes have six digits: they are easier to guess than passwords and mistyped less often. */
const code: ThrottlePolicy = { ...secret, initialDelayMs: 15 * second, maxDelayMs: hour };

const accountPolicies: Record<AttemptKind, ThrottlePolicy> = {
  password: secret,
  're-authentication': secret,
  're-authentication-code': secret,
  code,
  pin: secret,
  link: secret,
  passkey: secret,
  registration: secret,
  mail: { free: 5, initialDelayMs: minute, maxDelayMs: hour, resetAfterMs: 6 * hour },
};

/** Many people share a network, so it has more free failures and short delays. */
const shared: ThrottlePolicy = {
  free: 100,
  initialDelayMs: second,
  maxDelayMs: 5 * minute,
  resetAfterMs: hour,
};
const networkPolicies: Record<AttemptKind, ThrottlePolicy> = {
  password: shared,
  're-authentication': shared,
  're-authentication-code': shared,
  code: shared,
  passkey: shared,
  registration: shared,
  // One shared secret without accounts: the network is the only key.
  pin: { ...secret, free: 10 },
  link: { ...secret, free: 10 },
  mail: { ...shared, free: 40 },
};

/** Returns the policy of a kind and scope. A known browser has the policy of its account. */
export const selectPolicy = (kind: AttemptKind, scope: 'account' | 'device' | 'network'): ThrottlePolicy =>
  (scope === 'network' ? networkPolicies : accountPolicies)[kind];

/** Returns the delay in milliseconds after a number of failures. */
export function computeDelay({ free, initialDelayMs, maxDelayMs }: ThrottlePolicy, count: number): number {
  if (count < free) return 0;
  // Bounds the exponent, so that the result stays finite; 2 ** 40 times any initial delay exceeds every maximum.
  return Math.min(maxDelayMs, initialDelayMs * 2 ** Math.min(count - free, 40));
}

/** Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now. */
export function computeRemainingDelay(rule: ThrottlePolicy, failures: Failures | null, now: number): number {
  const { count, lastAt } = toCurrentFailures(rule, failures, now);
  const delay = computeDelay(rule, count);
  // Clock skew between instances, or a later attempt that was counted first, must not cause a delay.
  return delay === 0 ? 0 : Math.max(0, lastAt + delay - now);
}

/** Adds one failure. */
export const recordFailure = (rule: ThrottlePolicy, failures: Failures | null, now: number): Failures => ({
  count: toCurrentFailures(rule, failures, now).count + 1,
  lastAt: Math.max(now, failures?.lastAt ?? now),
});

const toCurrentFailures = (rule: ThrottlePolicy, failures: Failures | null, now: number): Failures =>
  failures && now - failures.lastAt < rule.resetAfterMs ? failures : { count: 0, lastAt: now };
