import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import type { NoticeProofStatus } from '../notices/notice.ts';

/** What identifies the visitor, and the salt that hides it. */
export interface VisitorPersonalData {
  /** 128 random bits, base64url, which prevent guessing the committed values. Empty in the oldest records. */
  readonly salt: string;
  /** As the gateway saw it. */
  readonly ip: string;
  readonly userAgent: string;
  readonly url: string;
  readonly referrer: string | null;
  /** What the browser's geolocation gave, if the visitor allowed it. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** What the server saw and what the browser said; the fields that identify a visitor are sealed per session. */
interface Recorded {
  readonly consentId: string;
  readonly sessionId: string;
  /** Who and where from. Sealed; null once the visitor is erased. */
  readonly visitor: VisitorPersonalData | null;
  /** Binds the record to the visitor, so that it can be proved without showing who; null in the oldest records. */
  readonly commitment: string | null;
  readonly noticeVersion: string;
  /** SHA-256 of the notice's text, hex; null in the oldest records. */
  readonly noticeHash: string | null;
  /** How the record is tied to what was shown; null in the oldest records. */
  readonly binding: NoticeProofStatus | null;
  /** The impression of the notice that was acknowledged; null if unknown. */
  readonly impressionId: string | null;
  /** Whether the browser sent `Sec-GPC: 1` (Global Privacy Control); null in the oldest records. */
  readonly globalPrivacyControl: boolean | null;
  readonly hasReadNotice: boolean;
  readonly jurisdictionAccepted: boolean;
  readonly consentAction: string;
  /** The browser's clock, and the same moment in living time; not believed, but kept. */
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

/** A consent is recorded once, and can be withdrawn; the same again (a retry, ten tabs at once) adds nothing. */
export const consent: Decider<ConsentCommand, ConsentEvent, Consent> = {
  initial: () => ({ status: 'absent' }),
  evolve,
  decide,
};

/** What identifies the visitor, and that it is sealed with the key of the visitor's session. */
export const consentPersonalFields = {
  ConsentRecorded: {
    subject: (data: { sessionId: string }) => data.sessionId,
    fields: ['visitor'],
  },
} as const;

/** A record of version 1: five sealed fields, and nothing that binds them. */
interface RecordedV1 extends Omit<VisitorPersonalData, 'salt' | 'ip'> {
  readonly ip: string | null;
}

/**
 * What is added reads as null in old records: entries of the log leave nulls out, so that the proofs of old records stay what they
 * were.
 */
export const upcasters = {
  ConsentRecorded: [
    ({ ip, userAgent, url, referrer, position, ...rest }: RecordedV1) => ({
      ...rest,
      visitor: ip === null ? null : { salt: '', ip, userAgent, url, referrer, position },
      commitment: null,
      noticeHash: null,
      binding: null,
      impressionId: null,
      globalPrivacyControl: null,
    }),
  ],
} as const;
