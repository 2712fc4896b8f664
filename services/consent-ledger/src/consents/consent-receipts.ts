import type { ConsentReceipt } from '@aera/contracts';
import type { StreamEvent } from '@aera/event-store';
import type { consentStream } from './consent-stream.ts';

/** What consents need of receipts, which are built from consents. */
export interface Receipts {
  /**
   * The receipt of a consent, with its proof if the log has it within a moment; null when there is no such consent. `events` are those
   * of its stream, where the caller has them already.
   */
  of(
    consentId: string,
    events?: readonly StreamEvent<typeof consentStream>[],
  ): Promise<ConsentReceipt | null>;
  /** The same for a consent whose first events were appended this moment. */
  forNewConsent(events: readonly StreamEvent<typeof consentStream>[]): Promise<ConsentReceipt | null>;
}

export type RecordedConsent = Extract<StreamEvent<typeof consentStream>, { type: 'ConsentRecorded' }>;

export type WithdrawnConsent = Extract<StreamEvent<typeof consentStream>, { type: 'ConsentWithdrawn' }>;

export const isRecorded = (event: StreamEvent<typeof consentStream>): event is RecordedConsent =>
  event.type === 'ConsentRecorded';

export const isWithdrawn = (event: StreamEvent<typeof consentStream>): event is WithdrawnConsent =>
  event.type === 'ConsentWithdrawn';
