import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import type { NoticeProofStatus } from '../notices/notice.ts';

/** Personal data of the visitor, and the salt of its commitment (a salted hash). */
export interface VisitorPersonalData {
  /** 128 random bits, base64url, which prevent guessing the committed values. */
  readonly salt: string;
  /** As determined by the gateway. */
  readonly ip: string;
  readonly userAgent: string;
  readonly url: string;
  readonly referrer: string | null;
  /** Geolocation of the browser, if the visitor allowed it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** Where an IP address was when a consent was recorded; null where unknown. */
export interface ConsentPlace {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

/** Data observed by the server and reported by the browser. Fields that identify the visitor are encrypted per session. */
interface Recorded {
  readonly consentId: string;
  readonly sessionId: string;
  /** Encrypted; null once the visitor is erased. */
  readonly visitor: VisitorPersonalData | null;
  /** Salted hash of `visitor`: proves the personal data of the record to anyone who has them, and discloses nothing to others. */
  readonly commitment: string;
  /**
   * Place of the IP address when the consent was recorded; null if unknown. Encrypted, and null once the visitor is erased. It is derived
   * data, so the commitment and the receipt leave it out.
   */
  readonly place: ConsentPlace | null;
  readonly noticeVersion: string;
  /** SHA-256 of the notice's text, hex. */
  readonly noticeHash: string;
  /** Whether the notice was proved to have been shown. */
  readonly proofStatus: NoticeProofStatus;
  /** Id of the impression in which the visitor accepted the notice; null if unknown. */
  readonly impressionId: string | null;
  /** Whether the browser sent `Sec-GPC: 1` (Global Privacy Control). */
  readonly globalPrivacyControl: boolean;
  readonly hasReadNotice: boolean;
  readonly jurisdictionAccepted: boolean;
  readonly consentAction: string;
  /** Time of the browser's clock, and the same instant in living time (the organisation's calendar). Stored, but not trusted. */
  readonly gregorianTimestamp: string;
  readonly aeraTimestamp: string;
  /** The server's clock. */
  readonly consentedAt: string;
}

export type ConsentEvent =
  | { type: 'ConsentRecorded'; data: Recorded }
  | { type: 'ConsentWithdrawn'; data: { consentId: string; sessionId: string; withdrawnAt: string } };

export type ConsentCommand =
  | {
      type: 'RecordConsent';
      data: Omit<Recorded, 'consentedAt'>;
      now: string;
    }
  | { type: 'WithdrawConsent'; now: string };

type Consent =
  | { status: 'absent' }
  | { status: 'recorded' | 'withdrawn'; consentId: string; sessionId: string; consentedAt: string };

const reject = rejections({ 'consent-not-found': ['not-found', 'Consent record not found.'] });

export const consentNotFound = () => reject('consent-not-found');

function decide(command: ConsentCommand, consent: Consent): ConsentEvent[] {
  switch (command.type) {
    case 'RecordConsent': {
      if (consent.status !== 'absent') return [];
      return [{ type: 'ConsentRecorded', data: { ...command.data, consentedAt: command.now } }];
    }
    case 'WithdrawConsent': {
      if (consent.status === 'absent') throw consentNotFound();
      if (consent.status === 'withdrawn') return [];
      const { consentId, sessionId } = consent;
      return [{ type: 'ConsentWithdrawn', data: { consentId, sessionId, withdrawnAt: command.now } }];
    }
    default:
      return unreachable(command);
  }
}

function evolve(consent: Consent, { type, data }: ConsentEvent): Consent {
  switch (type) {
    case 'ConsentRecorded': {
      const { consentId, sessionId, consentedAt } = data;
      return { status: 'recorded', consentId, sessionId, consentedAt };
    }
    case 'ConsentWithdrawn':
      return consent.status === 'absent' ? consent : { ...consent, status: 'withdrawn' };
    default:
      return unreachable(type);
  }
}

/** A consent is recorded once and can be withdrawn. Idempotent: a retry, or ten tabs at once, adds no event. */
export const consent: Decider<ConsentCommand, ConsentEvent, Consent> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};

/** Personal fields, encrypted with the key of the visitor's session. */
export const consentPersonalFields = {
  ConsentRecorded: {
    subject: (data: { sessionId: string }) => data.sessionId,
    fields: ['visitor', 'place'],
  },
} as const;
