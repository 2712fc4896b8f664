import { threatDetected, type ThreatRule } from '@aera/contracts/server';
import { defineStream } from '@aera/event-store';
import { draft, draftByType } from '@aera/service-kit';
import { networkFields } from '../blocks/block-stream.ts';
import { findRule } from './rules.ts';
import { threat, type ThreatEvent } from './threat.ts';

type DetectedThreat = Extract<ThreatEvent, { type: 'ThreatDetected' | 'ThreatEscalated' }>['data'];

/** Null if the network was erased. */
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

/** One stream per rule and observed network or account. */
export const threatStream = defineStream('threat', threat, {
  id: (rule: ThreatRule, observedKey: string) => `${rule}-${observedKey}`,
  personalFields: { ThreatDetected: networkFields, ThreatEscalated: networkFields },
  toDraft: draftByType<ThreatEvent>({
    ThreatDetected: toDetected,
    ThreatEscalated: (data) => (data.worse ? toDetected(data) : null),
    ThreatResponseRecorded: null,
  }),
});
