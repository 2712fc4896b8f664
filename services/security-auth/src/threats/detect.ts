import type { Severity } from '@aera/contracts';
import { severities } from '@aera/contracts/server';
import type { Rule } from './rules.ts';
import { halfLifeMs, type ThreatScore } from './threat-score.ts';
import type { SuspiciousRequest } from './suspicious-request.ts';

/** Finding of a rule in suspicious requests. */
interface Finding {
  readonly severity: Severity;
  /** Number that the rule counted in its densest window. */
  readonly amount: number;
  readonly score: ThreatScore;
  /** Unix time in milliseconds: start of the densest window, and time of the last request. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** All requests that the rule counted, oldest first. */
  readonly evidence: readonly SuspiciousRequest[];
}

/**
 * Evaluates one rule over the suspicious requests of one network or account. The result does not depend on order and duplicates. Returns
 * null below the thresholds.
 */
export function detectThreats(rule: Rule, suspiciousRequests: Iterable<SuspiciousRequest>): Finding | null {
  const relevant = [...collectEvidence(rule, suspiciousRequests).values()].sort(compareByTime);
  const groups = rule.groupKey ? Map.groupBy(relevant, rule.groupKey) : new Map([['', relevant]]);
  let best: { amount: number; firstAt: number; group: SuspiciousRequest[] } | null = null;
  for (const group of groups.values()) {
    const densest = findDensestWindow(rule, group);
    if (densest && (!best || densest.amount > best.amount)) best = { ...densest, group };
  }
  if (!best) return null;
  const { firstAt, group } = best;
  const amount = Math.floor(best.amount + 1e-9);
  const severity = toSeverity(rule, amount);
  if (!severity) return null;
  const lastAt = (group.at(-1) as SuspiciousRequest).at;
  return { severity, amount, firstAt, lastAt, evidence: group, score: computeScore(rule, group, lastAt) };
}

function collectEvidence(
  rule: Rule,
  suspiciousRequests: Iterable<SuspiciousRequest>,
): Map<string, SuspiciousRequest> {
  const found = new Map<string, SuspiciousRequest>();
  for (const suspiciousRequest of suspiciousRequests)
    if (isEvidence(rule, suspiciousRequest) && rule.countKey(suspiciousRequest) !== null)
      found.set(suspiciousRequest.requestId, suspiciousRequest);
  return found;
}

/**
 * Whether the request counts for the rule. A page of another site can make a browser send anything, so cross-site requests count only for
 * the rule about them.
 */
const isEvidence = ({ indicators }: Rule, suspiciousRequest: SuspiciousRequest): boolean =>
  suspiciousRequest.indicators.some((indicator) => indicators.includes(indicator)) &&
  (indicators.includes('cross-site') || !suspiciousRequest.indicators.includes('cross-site'));

const compareByTime = (one: SuspiciousRequest, other: SuspiciousRequest): number =>
  one.at - other.at || (one.requestId < other.requestId ? -1 : 1);

/** Slides the window over the requests and returns its densest position; the latest one if there are several. */
function findDensestWindow(
  rule: Rule,
  group: readonly SuspiciousRequest[],
): { amount: number; firstAt: number } | null {
  const inside = new Map<string, number[]>();
  let amount = 0;
  let from = 0;
  let best: { amount: number; firstAt: number } | null = null;
  /** A key counts once per window, with the weight of its most severe request. */
  const change = (key: string, next: number[]) => {
    amount += selectHeaviest(next) - selectHeaviest(inside.get(key) ?? []);
    inside.set(key, next);
  };
  for (const suspiciousRequest of group) {
    const key = rule.countKey(suspiciousRequest) as string;
    change(key, [...(inside.get(key) ?? []), rule.weight?.(suspiciousRequest) ?? 1]);
    for (; suspiciousRequest.at - (group[from] as SuspiciousRequest).at > rule.windowMs; from += 1) {
      const left = rule.countKey(group[from] as SuspiciousRequest) as string;
      change(left, (inside.get(left) ?? []).slice(1));
    }
    if (!best || amount >= best.amount - 1e-9)
      best = { amount, firstAt: (group[from] as SuspiciousRequest).at };
  }
  return best;
}

const selectHeaviest = (weights: readonly number[]): number => Math.max(0, ...weights);

const toSeverity = ({ thresholds }: Rule, amount: number): Severity | null =>
  severities.find((severity) => amount >= thresholds[severity]) ?? null;

/** Returns the score: 100 for a critical number of concurrent requests. The weight of a request halves with every half-life of its age. */
function computeScore(rule: Rule, group: readonly SuspiciousRequest[], at: number): ThreatScore {
  const newest = new Map<string, number>();
  for (const suspiciousRequest of group) {
    const points = ((rule.weight?.(suspiciousRequest) ?? 1) * 100) / rule.thresholds.CRITICAL;
    const key = rule.countKey(suspiciousRequest) as string;
    newest.set(
      key,
      Math.max(newest.get(key) ?? 0, points * 0.5 ** ((at - suspiciousRequest.at) / halfLifeMs)),
    );
  }
  const points = [...newest.values()].reduce((sum, one) => sum + one, 0);
  return { points: Math.min(100, points), at };
}
