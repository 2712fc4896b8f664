import type { AuditEntry } from '@aera/contracts';
import { type Bus, createBatchingPublisher, type StreamSpec } from '@aera/event-bus';

export interface AuditTrail {
  /**
   * Resolves once the entry is on the disk of the bus.
   * @throws BusError when it cannot be: then nothing of what it tells may be done
   */
  record(entry: AuditEntry): Promise<void>;
}

/** Records entries on `audit.<service>`; those of the same few milliseconds travel as one message. */
export function createAuditTrail(
  bus: Pick<Bus, 'send'>,
  service: string,
  /** Milliseconds that a call waits for its entry before it is refused. */
  { deadlineMs = 4_000 }: { deadlineMs?: number } = {},
): AuditTrail & { drain(): Promise<void> } {
  const publisher = createBatchingPublisher({ bus, subject: `audit.${service}`, deadlineMs });
  return { record: (entry) => publisher.publish(entry), drain: () => publisher.drain() };
}

/**
 * Stream of the audit trail: each service publishes to its own subject. Stored on disk without expiry; a full stream rejects instead of
 * dropping.
 */
export const auditStream: StreamSpec = {
  name: 'audit',
  description: 'What stewards did and read, before it was carried out, and how it ended',
  subjects: ['audit.>'],
  retention: 'limits',
  discard: 'new',
  dedupeMs: 10 * 60_000,
  maxAgeMs: 0,
  maxBytes: -1,
};
