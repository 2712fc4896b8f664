import { defineStream } from '@aera/event-store';
import type { ThreatRule } from '@aera/contracts';
import { networkSubject } from '../blocks/block-messages.ts';
import { threatMessage } from './threat-messages.ts';
import { threat } from './threat.ts';

const ofNetwork = {
  subject: (data: { networkKey: string }) => networkSubject(data.networkKey),
  fields: ['network'],
} as const;

/** One stream per rule and observed network or account. */
export const threatStream = defineStream('threat', threat, {
  id: (rule: ThreatRule, observedKey: string) => `${rule}-${observedKey}`,
  personalFields: { ThreatDetected: ofNetwork, ThreatEscalated: ofNetwork },
  publish: threatMessage,
});
