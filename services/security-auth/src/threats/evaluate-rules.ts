import type { EventStore } from '@aera/event-store';
import type { StreamId } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import { isAllowListed } from '../blocks/allow-list.ts';
import type { BlockService } from '../blocks/block-service.ts';
import type { createThreatResponder } from './respond-to-threat.ts';
import { detect } from './detect.ts';
import { type Rule, rules } from './rules.ts';
import type { SuspiciousRequest } from './suspicious-request.ts';
import {
  copyEvidence,
  insertSuspiciousRequests,
  findSuspiciousRequests,
} from './suspicious-requests-table.ts';
import { threatStream } from './threat-stream.ts';

interface Deps {
  readonly store: EventStore;
  readonly manager: Pick<BlockService, 'allowed'>;
  readonly answer: ReturnType<typeof createThreatResponder>;
  readonly keyOf: (network: string) => string;
  readonly clock: () => Date;
  readonly newId: () => string;
}

const metadata: EventMetadata = { actor: 'security-auth' };

/**
 * Stores suspicious requests and evaluates every rule that applies to them. All instances share the stored requests and write them before
 * any evaluation, so the last instance sees all of them. The threat stream decides what is new. Idempotent.
 */
export function createRuleEvaluator({ store, manager, answer, keyOf, clock, newId }: Deps) {
  const { sql } = store.database;

  async function evaluateRule(rule: Rule, key: string, touched: readonly SuspiciousRequest[]): Promise<void> {
    const times = touched.map(({ at }) => at);
    const [from, to] = [Math.min(...times) - rule.windowMs, Math.max(...times) + rule.windowMs];
    const seen = await findSuspiciousRequests(sql, { of: rule.scope, key, signs: rule.signs, from, to });
    const found = detect(rule, seen);
    if (!found) return;
    const { severity, amount, score, firstAt, lastAt, evidence } = found;
    const network =
      rule.scope === 'network'
        ? key
        : mostCommon(evidence.map((suspiciousRequest) => suspiciousRequest.network));
    const networkKey = keyOf(network);
    const id: StreamId<typeof threatStream> = [rule.name, rule.scope === 'network' ? networkKey : key];
    const data = {
      threatId: newId(),
      rule: rule.name,
      networkKey,
      network,
      trusted: isAllowListed(await manager.allowed(), network),
      severity,
      amount,
      score,
      firstAt,
      lastAt,
    };
    const command = { type: 'ObserveThreat', data, now: clock().toISOString() } as const;
    const { state: episode } = await store.stream(threatStream).handle(id, command, { metadata });
    if (!episode) return;
    // The evidence includes the gateway's reports of the same attempts, although the rule does not count them.
    const during = seen.filter(({ at }) => at >= firstAt - rule.windowMs && at <= lastAt);
    await copyEvidence(
      sql,
      episode.threatId,
      during.sort((one, other) => one.at - other.at).map(({ requestId }) => requestId),
    );
    await answer(id, rule, episode, metadata);
  }

  return async (suspiciousRequests: readonly SuspiciousRequest[]): Promise<void> => {
    await insertSuspiciousRequests(sql, suspiciousRequests);
    for (const rule of rules) {
      const borne = suspiciousRequests.filter(({ signs }) => signs.some((sign) => rule.signs.includes(sign)));
      const keys = Map.groupBy(borne, ({ network, tried }) => (rule.scope === 'network' ? network : tried));
      keys.delete(null);
      for (const [key, touched] of keys) await evaluateRule(rule, key as string, touched);
    }
  };
}

/** Returns the most frequent value. Ties are broken by name, so the order of the values does not matter. */
function mostCommon(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, (value) => value)].map(
    ([value, same]) => [value, same.length] as const,
  );
  counts.sort(([one, more], [other, fewer]) => fewer - more || (one < other ? -1 : 1));
  return (counts[0] as readonly [string, number])[0];
}
