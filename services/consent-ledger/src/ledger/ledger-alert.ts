import { envelope, ledgerDiverged, type Message, type MessageKind } from '@aera/contracts/server';
import type { Bus } from '@aera/event-bus';
import type { Log } from '@aera/event-store';
import type { z } from 'zod';

/** Makes the message of something about the log. */
export type LedgerMessage = <K extends MessageKind>(kind: K, data: z.input<K['data']>) => Message;

interface MessageOptions {
  /** Of the log. */
  readonly origin: string;
  readonly newId: () => string;
  readonly clock: () => Date;
}

/** Puts what is said of the log into an envelope. */
export const ledgerMessages =
  ({ origin, newId, clock }: MessageOptions): LedgerMessage =>
  (kind, data) =>
    envelope(kind, data, {
      from: 'consent-ledger',
      id: newId(),
      subject: origin,
      time: clock().toISOString(),
    });

/** Says to everybody that the log is not what it was. */
export type RaiseAlarm = (difference: string) => Promise<void>;

export const createAlarm =
  (bus: Bus, message: LedgerMessage, log: Log, clock: () => Date): RaiseAlarm =>
  async (difference) => {
    log.error({ difference }, 'the consent ledger was tampered with');
    await bus.publish(message(ledgerDiverged, { difference, at: clock().toISOString() }));
  };
