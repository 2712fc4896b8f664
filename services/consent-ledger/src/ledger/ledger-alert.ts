import { createMessage, ledgerDiverged, type Message, type MessageKind } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/event-store';
import type { Metrics } from '@aera/service-kit';
import type { CheckpointMonitor } from '@aera/transparency-log/log';
import type { z } from 'zod';
import type { Audit } from './ledger-audit.ts';

/** Creates a message of the log. */
type CreateLedgerMessage = <K extends MessageKind>(kind: K, data: z.input<K['data']>) => Message;

interface MessageOptions {
  /** Origin of the log. */
  readonly origin: string;
  readonly newId: () => string;
  readonly clock: () => Date;
}

/** Creates messages with the log as their subject. */
export const createLedgerEnvelopes =
  ({ origin, newId, clock }: MessageOptions): CreateLedgerMessage =>
  (kind, data) =>
    createMessage(kind, data, {
      source: 'consent-ledger',
      id: newId(),
      subject: origin,
      time: clock().toISOString(),
    });

/** Publishes the tampering alert. */
export type RaiseAlert = (difference: string) => Promise<void>;

export const createLedgerAlert =
  (bus: Bus, message: CreateLedgerMessage, log: Log, clock: () => Date): RaiseAlert =>
  async (difference) => {
    log.error({ difference }, 'the consent ledger was tampered with');
    await bus.publish(message(ledgerDiverged, { difference, at: clock().toISOString() }));
  };

/** Registers the metrics of the log. */
export function registerLedgerMetrics(
  metrics: Metrics,
  checkpointMonitor: CheckpointMonitor,
  audit: Audit,
): void {
  metrics.gauge(
    'ledger_tampering_detected',
    'Whether the log differs from its published checkpoint, or an event not its leaf',
    () => ({
      ledger: checkpointMonitor.status().inconsistency === null ? 0 : 1,
      events: (audit.status()?.difference ?? null) === null ? 0 : 1,
    }),
  );
  metrics.gauge(
    'ledger_audit_verified_leaves',
    'Leaves whose events were found unchanged, in the round under way',
    () => ({
      ledger: audit.status()?.leaves ?? 0,
    }),
  );
}
