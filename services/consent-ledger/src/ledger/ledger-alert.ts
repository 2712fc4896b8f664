import {
  createMessage,
  ledgerMismatchDetected,
  type Message,
  type MessageKind,
} from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/event-store';
import { deriveId, type ServiceContext } from '@aera/service-kit';
import type { z } from 'zod';

/** Creates a message of the log. */
type ToLedgerMessage = <K extends MessageKind>(kind: K, data: z.input<K['data']>, id?: string) => Message;

interface MessageOptions extends Pick<ServiceContext, 'clock' | 'newId'> {
  /** Origin of the log. */
  readonly origin: string;
}

/** Creates messages with the log as their subject. */
export const createLedgerMessages =
  ({ origin, newId, clock }: MessageOptions): ToLedgerMessage =>
  (kind, data, id = newId()) =>
    createMessage(kind, data, {
      source: 'consent-ledger',
      id,
      subject: origin,
      time: clock().toISOString(),
    });

/** Publishes the mismatch alert. */
export type RaiseAlert = (mismatch: string) => Promise<void>;

export const createLedgerAlert =
  (bus: Bus, toMessage: ToLedgerMessage, log: Log, clock: () => Date): RaiseAlert =>
  async (mismatch) => {
    log.error({ mismatch }, 'the consent ledger does not match its published checkpoint or its events');
    const at = clock().toISOString();
    // The same id in an hour, so that a repeated attempt and other processes alert once, and a mismatch that returns later alerts again.
    const id = deriveId(`${mismatch} ${at.slice(0, 'yyyy-mm-ddThh'.length)}`, 'ledger mismatch');
    await bus.publish(toMessage(ledgerMismatchDetected, { mismatch, at }, id));
  };
