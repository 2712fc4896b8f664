import type { Severity, ThreatIndicator, ThreatRule } from '@aera/contracts';
import type { SuspiciousRequest } from './suspicious-request.ts';

/** One detection rule: a pure function of the suspicious requests of one network (or account) within a window. */
export interface Rule {
  readonly name: ThreatRule;
  /** Name on screens and in notifications. */
  readonly threatType: string;
  readonly description: string;
  /** Grouping key: requests of one network, or attempts on one account. */
  readonly scope: 'network' | 'account';
  readonly indicators: readonly ThreatIndicator[];
  readonly windowMs: number;
  /** Key that is counted once per window; null: the request does not count. */
  readonly countKey: (suspiciousRequest: SuspiciousRequest) => string | null;
  /** Weight of a request; 1 by default. */
  readonly weight?: (suspiciousRequest: SuspiciousRequest) => number;
  /** Requests are counted per group; the largest group determines the result. */
  readonly groupKey?: (suspiciousRequest: SuspiciousRequest) => string | null;
  /** Minimum count of each severity. */
  readonly thresholds: Readonly<Record<Severity, number>>;
  /** Minimum severity that blocks the network; null if the rule never blocks. */
  readonly blocksFrom: Severity | null;
}

const minute = 60_000;
const readRequestId = ({ requestId }: SuspiciousRequest) => requestId;
const readAttemptedAccount = (suspiciousRequest: SuspiciousRequest) => suspiciousRequest.attemptedAccount;
const readPath = ({ target }: SuspiciousRequest) => target.split('?', 1)[0] as string;
/**
 * Whether the throttling of this service reported the request. It knows the attempted account; the gateway reports the same requests with
 * other indicators.
 */
const isAttempt = (suspiciousRequest: SuspiciousRequest) => suspiciousRequest.status === null;
const readAttemptId = (suspiciousRequest: SuspiciousRequest) =>
  isAttempt(suspiciousRequest) ? suspiciousRequest.requestId : null;
const hasIndicator = (suspiciousRequest: SuspiciousRequest, indicator: ThreatIndicator) =>
  suspiciousRequest.indicators.includes(indicator);

/** Number of missing pages that weigh as much as one path that only scanners request. Broken links also lead to missing pages. */
const notFoundWeightDivisor = 10;

/**
 * Every rule with its thresholds. Ordinary use stays below the lowest ones: an office behind one IP address with a few mistyped passwords,
 * a page with broken links, a browser with an old cookie.
 */
export const rules: readonly Rule[] = [
  {
    name: 'credential-stuffing',
    threatType: 'Credential stuffing',
    description: 'Wrong passwords for many accounts from one network.',
    scope: 'network',
    indicators: ['login-failed'],
    windowMs: 30 * minute,
    countKey: readAttemptedAccount,
    thresholds: { LOW: 5, MEDIUM: 8, HIGH: 12, CRITICAL: 30 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'password-guessing',
    threatType: 'Password guessing',
    description: 'Many wrong passwords for one account from one network.',
    scope: 'network',
    indicators: ['login-failed'],
    windowMs: 60 * minute,
    countKey: (suspiciousRequest) => suspiciousRequest.attemptedAccount && readAttemptId(suspiciousRequest),
    groupKey: readAttemptedAccount,
    thresholds: { LOW: 6, MEDIUM: 12, HIGH: 20, CRITICAL: 60 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'distributed-guessing',
    threatType: 'Distributed password guessing',
    description: 'Wrong passwords for one account from many networks.',
    scope: 'account',
    indicators: ['login-failed'],
    windowMs: 60 * minute,
    countKey: ({ network }) => network,
    thresholds: { LOW: 4, MEDIUM: 8, HIGH: 15, CRITICAL: 40 },
    blocksFrom: null,
  },
  {
    name: 'code-guessing',
    threatType: 'Code guessing',
    description: 'Repeated wrong one-time codes.',
    scope: 'network',
    indicators: ['otp-failed'],
    windowMs: 30 * minute,
    countKey: readAttemptId,
    thresholds: { LOW: 5, MEDIUM: 8, HIGH: 12, CRITICAL: 40 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'replayed-codes',
    threatType: 'Replayed codes',
    description: 'One-time codes used more than once. Someone may have intercepted them.',
    scope: 'network',
    indicators: ['otp-replayed'],
    windowMs: 30 * minute,
    countKey: readRequestId,
    // A double click sends one code twice.
    thresholds: { LOW: 2, MEDIUM: 3, HIGH: 6, CRITICAL: 20 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'pin-guessing',
    threatType: 'PIN guessing',
    description: 'Wrong access PINs from one network.',
    scope: 'network',
    indicators: ['pin-failed'],
    windowMs: 60 * minute,
    countKey: readAttemptId,
    thresholds: { LOW: 6, MEDIUM: 12, HIGH: 20, CRITICAL: 60 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'account-probing',
    threatType: 'Account probing',
    description: 'Registrations with email addresses that already have an account, from one network.',
    scope: 'network',
    indicators: ['registration-failed'],
    windowMs: 60 * minute,
    countKey: readAttemptId,
    // People forget that they have an account, also several behind one address.
    thresholds: { LOW: 8, MEDIUM: 15, HIGH: 30, CRITICAL: 100 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'path-scanning',
    threatType: 'Path scanning',
    description:
      'Paths that only scanners request, such as /.env and /wp-login.php. Ten “not found” pages count as one.',
    scope: 'network',
    indicators: ['path-probe', 'not-found'],
    windowMs: 10 * minute,
    countKey: readPath,
    weight: (suspiciousRequest) =>
      hasIndicator(suspiciousRequest, 'path-probe') ? 1 : 1 / notFoundWeightDivisor,
    thresholds: { LOW: 2, MEDIUM: 4, HIGH: 8, CRITICAL: 30 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'injection-probes',
    threatType: 'Injection probes',
    description: 'Input that tries to run as code: SQL, scripts, templates or shell commands.',
    scope: 'network',
    indicators: ['injection-probe'],
    windowMs: 10 * minute,
    countKey: ({ target, requestId }) => target || requestId,
    thresholds: { LOW: 2, MEDIUM: 4, HIGH: 8, CRITICAL: 25 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'traversal',
    threatType: 'Path traversal',
    description: 'Paths that try to leave the public folder.',
    scope: 'network',
    indicators: ['traversal'],
    windowMs: 10 * minute,
    countKey: readRequestId,
    thresholds: { LOW: 1, MEDIUM: 3, HIGH: 6, CRITICAL: 20 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'rate-abuse',
    threatType: 'Rate abuse',
    description: 'Ignoring rate limits, or sending oversized or malformed requests.',
    scope: 'network',
    indicators: ['rate-limited', 'oversize', 'malformed'],
    windowMs: 5 * minute,
    countKey: readRequestId,
    thresholds: { LOW: 30, MEDIUM: 100, HIGH: 300, CRITICAL: 1000 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'forged-tokens',
    threatType: 'Forged tokens',
    description: 'Invalid session tokens, or headers that only the gateway may set.',
    scope: 'network',
    indicators: ['forged-token', 'forged-header'],
    windowMs: 30 * minute,
    countKey: readRequestId,
    // A browser sends an old cookie a few times before it deletes it.
    thresholds: { LOW: 3, MEDIUM: 6, HIGH: 12, CRITICAL: 40 },
    blocksFrom: 'HIGH',
  },
  {
    name: 'cross-site-calls',
    threatType: 'Cross-site calls',
    description: 'Requests that pages of other sites cause, which change something or look like attacks.',
    scope: 'network',
    indicators: ['cross-site'],
    windowMs: 10 * minute,
    countKey: readRequestId,
    thresholds: { LOW: 3, MEDIUM: 10, HIGH: 40, CRITICAL: 200 },
    // The visitor of a page is not its author.
    blocksFrom: null,
  },
  {
    name: 'access-probing',
    threatType: 'Access probing',
    description: 'Many different requests that the account has no access to.',
    scope: 'network',
    indicators: ['forbidden'],
    windowMs: 10 * minute,
    countKey: ({ method, route, target }) => `${method} ${route ?? target}`,
    thresholds: { LOW: 8, MEDIUM: 15, HIGH: 30, CRITICAL: 60 },
    blocksFrom: 'CRITICAL',
  },
  {
    name: 'consent-spam',
    threatType: 'Consent spam',
    description: 'Unusually many consents from one network.',
    scope: 'network',
    indicators: ['consent-submitted'],
    windowMs: 10 * minute,
    countKey: readRequestId,
    thresholds: { LOW: 60, MEDIUM: 120, HIGH: 300, CRITICAL: 900 },
    blocksFrom: 'HIGH',
  },
];

export const findRule = (name: ThreatRule): Rule => {
  const found = rules.find((rule) => rule.name === name);
  if (!found) throw new Error(`There is no rule ${name}.`);
  return found;
};
