import type { AuditEntry } from '@aera/contracts';
import { type Bus, createBatchingPublisher } from '@aera/event-bus';

export interface AuditTrail {
  /**
   * Resolves once the entry is on the disk of the bus.
   * @throws BusError when the entry cannot be stored; the action must then be rejected
   */
  record(entry: AuditEntry): Promise<void>;
}

/** Records entries on `audit.<service>`, in batches. */
export function createAuditTrail(
  bus: Pick<Bus, 'send'>,
  service: string,
  /** Milliseconds after which an action without a stored entry is rejected. */
  { deadlineMs = 4_000 }: { deadlineMs?: number } = {},
): AuditTrail & { drain(): Promise<void> } {
  const publisher = createBatchingPublisher({ bus, subject: `audit.${service}`, deadlineMs });
  return { record: (entry) => publisher.publish(entry), drain: () => publisher.drain() };
}
