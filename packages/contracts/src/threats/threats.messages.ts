import { z } from 'zod';
import { defineMessage, type MessageOf } from '../message.ts';
import { Severity, ThreatRule } from './threat-enums.ts';

/** A threat was detected, or (with the same id) it escalated. */
export const threatDetected = defineMessage(
  'security-auth.threat.detected.v1',
  z.object({
    threatId: z.uuid(),
    threatType: z.string(),
    severity: Severity,
    network: z.string(),
    detectedAt: z.iso.datetime(),
    /** On the allow list: stored without a notification. */
    trusted: z.boolean().optional(),
  }),
);

/** Whether stewards are notified of a threat: minor ones and those of allow-listed networks are only listed. */
export const isNotifiedThreat = ({ severity, trusted }: MessageOf<typeof threatDetected>['data']): boolean =>
  !trusted && (severity === 'HIGH' || severity === 'CRITICAL');

/** A network was blocked; repeated with the same id and a later `expiresAt` if the block is extended. */
export const networkBlocked = defineMessage(
  'security-auth.network.blocked.v1',
  z.object({
    blockId: z.uuid(),
    network: z.string(),
    /** Null for a block by a steward. */
    rule: ThreatRule.nullable(),
    expiresAt: z.iso.datetime().nullable(),
    blockedAt: z.iso.datetime(),
  }),
);

export const networkUnblocked = defineMessage(
  'security-auth.network.unblocked.v1',
  z.object({ blockId: z.uuid(), network: z.string(), unblockedAt: z.iso.datetime() }),
);
