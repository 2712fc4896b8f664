import { type ConsentReceipt } from '@aera/contracts';
import { consentRecorded, consentWithdrawn } from '@aera/contracts/server';
import { defineStream, type StreamEvent } from '@aera/event-store';
import { draftByType, draftOf } from '@aera/service-kit';
import { consent, type ConsentEvent, consentPersonalFields } from './consent.ts';

export const consentStream = defineStream('consent', consent, {
  personalFields: consentPersonalFields,
  // IP address, browser and position are not published.
  toDraft: draftByType<ConsentEvent>({
    ConsentRecorded: draftOf(consentRecorded),
    ConsentWithdrawn: draftOf(consentWithdrawn),
  }),
});

type StoredConsentEvent = StreamEvent<typeof consentStream>;
export type RecordedConsent = Extract<StoredConsentEvent, { type: 'ConsentRecorded' }>;

export const isRecorded = (event: StoredConsentEvent): event is RecordedConsent =>
  event.type === 'ConsentRecorded';

/**
 * Returns the receipt of a consent, without a proof if the log does not include it in time; null if there is no such consent. `newEvents`
 * are the events of its stream if they were just appended.
 */
export type ReadReceipt = (
  consentId: string,
  newEvents?: readonly StoredConsentEvent[],
) => Promise<ConsentReceipt | null>;
