import {
  networkBlocked,
  networkUnblocked,
  type Severity,
  threatDetected,
  type ThreatRule,
} from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import type { SecurityEvent } from '../security-event.ts';
import { ruleNamed } from './rules.ts';

interface Detected {
  readonly threatId: string;
  readonly rule: ThreatRule;
  readonly severity: Severity;
  readonly network: string | null;
  readonly detectedAt: string;
  readonly trusted: boolean;
}

const detected = ({ threatId, rule, severity, network, detectedAt, trusted }: Detected) =>
  network === null
    ? null
    : draft(threatDetected, {
        threatId,
        severity,
        network,
        detectedAt,
        trusted,
        threatType: ruleNamed(rule).threatType,
      });

const unblocked = (blockId: string, network: string | null, unblockedAt: string) =>
  network === null ? null : draft(networkUnblocked, { blockId, network, unblockedAt });

/** What the platform hears of threats and blocks; nothing of what is forgotten, and null for whatever else happens. */
export function threatMessage({ type, data }: SecurityEvent): MessageDraft | null {
  switch (type) {
    case 'ThreatDetected':
      return detected(data);
    case 'ThreatGrew':
      return data.worse ? detected(data) : null;
    case 'NetworkBlocked': {
      const { blockId, network, rule, until, blockedAt } = data;
      return network === null ? null : draft(networkBlocked, { blockId, network, rule, until, blockedAt });
    }
    case 'BlockExtended': {
      const { blockId, network, until, extendedAt: blockedAt } = data;
      return network === null
        ? null
        : draft(networkBlocked, { blockId, network, rule: null, until, blockedAt });
    }
    case 'NetworkUnblocked':
      return unblocked(data.blockId, data.network, data.unblockedAt);
    case 'BlockExpired':
      return unblocked(data.blockId, data.network, data.expiredAt);
    default:
      return null;
  }
}
