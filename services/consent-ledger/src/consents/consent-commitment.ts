import { createHash } from 'node:crypto';
import { type EventStore, isEventOf, type StoredEvent } from '@aera/event-store';
import { toCanonicalJson, type Json } from '@aera/transparency-log/verify';
import { consentStream } from './consent-stream.ts';
import type { VisitorPersonalData } from './consent.ts';

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
