import type { StreamId } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { isAllowListed } from '../blocks/allow-list.ts';
import { createNetworkKey } from '../blocks/block-list-sync.ts';
import type { BlockService } from '../blocks/block-service.ts';
import type { SecurityContext } from '../security-context.ts';
import { createThreatResponder } from './respond-to-threat.ts';
import { detectThreats } from './detect.ts';
import { type Rule, rules } from './rules.ts';
import type { SuspiciousRequest } from './suspicious-request.ts';
import {
  copyEvidence,
  insertSuspiciousRequests,
  findSuspiciousRequests,
} from './suspicious-request-store.ts';
import { threatStream } from './threat-stream.ts';
import { isEarlierFinding } from './threat.ts';

const metadata: EventMetadata = { actor: 'security-auth' };

/**
 * Stores suspicious requests and evaluates every rule that applies to them. All instances share the stored requests and write them before
 * any evaluation, so the last instance sees all of them. The threat stream decides what is new. Idempotent.
 */
export function createRuleEvaluator(context: SecurityContext, blockService: BlockService) {
  const { store, sql, now, newId } = context;
  const toNetworkKey = createNetworkKey(context);
  const respond = createThreatResponder(context, blockService);

  async function evaluateRule(
    rule: Rule,
    key: string,
    newRequests: readonly SuspiciousRequest[],
  ): Promise<void> {
    const times = newRequests.map(({ at }) => at);
    const [from, to] = [Math.min(...times) - rule.windowMs, Math.max(...times) + rule.windowMs];
    const requests = await findSuspiciousRequests(sql, {
      scope: rule.scope,
      key,
      indicators: rule.indicators,
      from,
      to,
    });
    const finding = detectThreats(rule, requests);
    if (!finding) return;
    const { severity, amount, score, firstAt, lastAt, evidence } = finding;
    const network =
      rule.scope === 'network'
        ? key
        : findMostCommon(evidence.map((suspiciousRequest) => suspiciousRequest.network));
    const keyOfNetwork = toNetworkKey(network);
    const id: StreamId<typeof threatStream> = [rule.name, rule.scope === 'network' ? keyOfNetwork : key];
    const data = {
      threatId: newId(),
      rule: rule.name,
      networkKey: keyOfNetwork,
      network,
      trusted: isAllowListed(await blockService.listAllowedNetworks(), network),
      severity,
      amount,
      score,
      firstAt,
      lastAt,
    };
    const command = { type: 'ObserveThreat', data, now: now() } as const;
    const { state: episode } = await store.stream(threatStream).handle(id, command, { metadata });
    if (!episode || isEarlierFinding(lastAt, episode)) return;
    // The evidence includes the gateway's reports of the same attempts, although the rule does not count them.
    const during = requests.filter(({ at }) => at >= firstAt - rule.windowMs && at <= lastAt);
    await copyEvidence(
      sql,
      episode.threatId,
      during.sort((one, other) => one.at - other.at).map(({ requestId }) => requestId),
    );
    await respond({ id, rule, episode }, metadata);
  }

  return async (suspiciousRequests: readonly SuspiciousRequest[]): Promise<void> => {
    await insertSuspiciousRequests(sql, suspiciousRequests);
    for (const rule of rules) {
      const relevant = suspiciousRequests.filter(({ indicators }) =>
        indicators.some((indicator) => rule.indicators.includes(indicator)),
      );
      const keys = Map.groupBy(relevant, ({ network, attemptedAccount }) =>
        rule.scope === 'network' ? network : attemptedAccount,
      );
      keys.delete(null);
      for (const [key, newRequests] of keys) await evaluateRule(rule, key as string, newRequests);
    }
  };
}

/** Returns the most frequent value. Ties are broken by name, so the order of the values does not matter. */
function findMostCommon(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, (value) => value)].map(
    ([value, same]) => [value, same.length] as const,
  );
  counts.sort(([one, more], [other, fewer]) => fewer - more || (one < other ? -1 : 1));
  return (counts[0] as readonly [string, number])[0];
}
