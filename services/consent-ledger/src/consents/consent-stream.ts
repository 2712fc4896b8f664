import { createHash } from 'node:crypto';
import { type ConsentReceipt } from '@aera/contracts';
import { consentRecorded, consentWithdrawn } from '@aera/contracts/server';
import {
  defineStream,
  type EventStore,
  isEventOf,
  type StoredEvent,
  type StreamEvent,
} from '@aera/event-store';
import { draft, type MessageDraft } from '@aera/service-kit';
import { toCanonicalJson, type Json } from '@aera/transparency-log/verify';
import { consent, type ConsentEvent, consentPersonalFields, type VisitorPersonalData } from './consent.ts';

/** IP address, browser and position are not published. */
function toConsentMessage({ type, data }: ConsentEvent): MessageDraft {
  if (type === 'ConsentWithdrawn') return draft(consentWithdrawn, data);
  const { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt } = data;
  return draft(consentRecorded, { consentId, sessionId, hasReadNotice, noticeVersion, consentedAt });
}

export const consentStream = defineStream('consent', consent, {
  personalFields: consentPersonalFields,
  publish: toConsentMessage,
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

/**
 * Commits a record to its visitor data without disclosing it: SHA-256 over the canonical JSON, base64url. The values and the salt prove the
 * commitment. Once they are erased, the record stays complete and discloses nothing.
 */
export const computeCommitment = ({
  salt,
  ip,
  userAgent,
  url,
  referrer,
  position,
}: VisitorPersonalData): string =>
  createHash('sha256')
    .update(toCanonicalJson({ salt, ip, userAgent, url, referrer, position } as Json))
    .digest('base64url');

/** Verifies the encrypted fields of consents in an audit. Erased fields are skipped. */
export const createEncryptedFieldVerifier = (store: Pick<EventStore, 'stream'>) => {
  const isConsentEvent = isEventOf(consentStream);
  return {
    matchesCommitment(event: StoredEvent): boolean {
      if (!isConsentEvent(event) || event.type !== 'ConsentRecorded') return true;
      const { visitor, commitment } = event.data;
      return visitor === null || computeCommitment(visitor) === commitment;
    },
    /** @throws when the encrypted fields of the event's stream cannot be decrypted */
    async decryptStream(event: StoredEvent): Promise<void> {
      if (isConsentEvent(event))
        await store.stream(consentStream).read(event.streamId.slice(consentStream.category.length + 1));
    },
  };
};
