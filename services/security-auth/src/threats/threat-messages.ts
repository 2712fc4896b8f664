import { type Severity, threatDetected, type ThreatRule } from '@aera/contracts/server';
import { draft, type MessageDraft } from '@aera/service-kit';
import { findRule } from './rules.ts';
import type { ThreatEvent } from './threat.ts';

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
        threatType: findRule(rule).threatType,
      });

/** Maps an event to its message. Returns null if the network was erased. */
export function threatMessage({ type, data }: ThreatEvent): MessageDraft | null {
  switch (type) {
    case 'ThreatDetected':
      return detected(data);
    case 'ThreatEscalated':
      return data.worse ? detected(data) : null;
    default:
      return null;
  }
}
