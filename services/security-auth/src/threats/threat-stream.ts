import { threatDetected, type ThreatRule } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { draft, type MessageDraft } from '@aera/service-kit';
import { networkFields } from '../blocks/block-stream.ts';
import { findRule } from './rules.ts';
import { threat, type ThreatEvent } from './threat.ts';

/** One stream per rule and observed network or account. */
export const threatStream = defineStream('threat', threat, {
  id: (rule: ThreatRule, observedKey: string) => `${rule}-${observedKey}`,
  personalFields: { ThreatDetected: networkFields, ThreatEscalated: networkFields },
  toDraft: toMessage,
});

type DetectedThreat = Extract<ThreatEvent, { type: 'ThreatDetected' | 'ThreatEscalated' }>['data'];

const toDetected = ({ threatId, rule, severity, network, detectedAt, trusted }: DetectedThreat) =>
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
function toMessage({ type, data }: ThreatEvent): MessageDraft | null {
  switch (type) {
    case 'ThreatDetected':
      return toDetected(data);
    case 'ThreatEscalated':
      return data.worse ? toDetected(data) : null;
    case 'ThreatResponseRecorded':
      return null;
    default:
      return unreachable(type);
  }
}
