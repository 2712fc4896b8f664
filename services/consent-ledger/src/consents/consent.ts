import type { Decider } from '@aera/domain';

/** What the server saw and what the browser said; the fields that identify a visitor are sealed per session. */
export type ConsentEvent = {
  type: 'ConsentRecorded';
  data: {
    consentId: string;
    sessionId: string;
    /** As the gateway saw it. Sealed, as are the next four; null once the visitor is erased. */
    ip: string | null;
    userAgent: string | null;
    url: string | null;
    referrer: string | null;
    /** What the browser's geolocation gave, if the visitor allowed it. */
    position: { latitude: number; longitude: number } | null;
    noticeVersion: string;
    hasReadNotice: boolean;
    jurisdictionAccepted: boolean;
    consentAction: string;
    /** The browser's clock, and the same moment in living time; not believed, but kept. */
    gregorianTimestamp: string;
    aeraTimestamp: string;
    /** The server's clock. */
    consentedAt: string;
  };
};

export type ConsentCommand = {
  type: 'RecordConsent';
  data: Omit<ConsentEvent['data'], 'consentedAt'>;
  now: string;
};

export type Consent = { status: 'absent' } | { status: 'recorded'; sessionId: string; consentedAt: string };

/** A consent is recorded once; the same one again (a retry, ten tabs at once) adds nothing. */
export const consent: Decider<ConsentCommand, ConsentEvent, Consent> = {
  initial: () => ({ status: 'absent' }),
  evolve: (_, { data: { sessionId, consentedAt } }) => ({ status: 'recorded', sessionId, consentedAt }),
  decide: ({ data, now }, { status }) =>
    status === 'absent' ? [{ type: 'ConsentRecorded', data: { ...data, consentedAt: now } }] : [],
};

/** Which fields identify the visitor, and that they are sealed with the key of the visitor's session. */
export const personal = {
  ConsentRecorded: {
    subject: (data: { sessionId: string }) => data.sessionId,
    fields: ['ip', 'userAgent', 'url', 'referrer', 'position'],
  },
} as const;
