/** Kinds of throttled attempts. Each kind is counted separately, so failed codes do not delay password attempts. */
export type AttemptKind =
  | 'password'
  | 're-authentication'
  | 'code'
  | 'pin'
  | 'link'
  | 'mail'
  | 'passkey'
  /** Which addresses have an account: joining with one that has says so. */
  | 'registration';

/** How many failures cost nothing, and how the delay after each further one grows. Times are in milliseconds. */
interface ThrottlePolicy {
  readonly free: number;
  /** After the last free failure; twice as long after each further one. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** A key without failures for this time starts from zero. */
  readonly forgetAfter: number;
}

/** What is remembered of a key. */
export interface Failures {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const secret: ThrottlePolicy = {
  free: 5,
  firstDelay: 5 * second,
  longestDelay: 15 * minute,
  forgetAfter: day,
};
/** Six digits are guessed sooner than a password, and mistyped less often. */
const code: ThrottlePolicy = { ...secret, firstDelay: 15 * second, longestDelay: hour };

const accountPolicies: Record<AttemptKind, ThrottlePolicy> = {
  password: secret,
  're-authentication': secret,
  code,
  pin: secret,
  link: secret,
  passkey: secret,
  registration: secret,
  mail: { free: 5, firstDelay: minute, longestDelay: hour, forgetAfter: 6 * hour },
};

/** Many people share a network, so it may fail more often, and its delays stay short enough to wait for. */
const shared: ThrottlePolicy = { free: 100, firstDelay: second, longestDelay: 5 * minute, forgetAfter: hour };
const networkPolicies: Record<AttemptKind, ThrottlePolicy> = {
  password: shared,
  're-authentication': shared,
  code: shared,
  passkey: shared,
  registration: shared,
  // One shared secret without accounts: the network is the only key.
  pin: { ...secret, free: 10 },
  link: { ...secret, free: 10 },
  mail: { ...shared, free: 40 },
};

/** The rule for a kind, by what is counted. A browser that the account knows is measured like the account itself. */
export const policyFor = (kind: AttemptKind, scope: 'account' | 'device' | 'network'): ThrottlePolicy =>
  (scope === 'network' ? networkPolicies : accountPolicies)[kind];

/** Milliseconds that must pass after so many failures before another try is heard. */
export function delayAfter({ free, firstDelay, longestDelay }: ThrottlePolicy, count: number): number {
  if (count < free) return 0;
  // 2 ** 40 times any first delay is past every longest one; without a bound it would reach infinity.
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(count - free, 40));
}

/** Milliseconds until another try is heard; 0 when one is heard now. */
export function remainingDelay(rule: ThrottlePolicy, failures: Failures | null, now: number): number {
  const { count, lastAt } = current(rule, failures, now);
  const delay = delayAfter(rule, count);
  // Clock skew between instances, or a later attempt that was counted first, must not cause a delay.
  return delay === 0 ? 0 : Math.max(0, lastAt + delay - now);
}

/** One failure more. */
export const recordFailure = (rule: ThrottlePolicy, failures: Failures | null, now: number): Failures => ({
  count: current(rule, failures, now).count + 1,
  lastAt: Math.max(now, failures?.lastAt ?? now),
});

const current = (rule: ThrottlePolicy, failures: Failures | null, now: number): Failures =>
  failures && now - failures.lastAt < rule.forgetAfter ? failures : { count: 0, lastAt: now };
