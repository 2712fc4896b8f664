/** Stored public part of a passkey. It contains no secret but identifies its owner, so it is encrypted. */
export interface Credential {
  /** Credential id, base64url. */
  readonly id: string;
  /** Public key in COSE format, base64url. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

/** Events of the passkeys of one member. Name and credential are encrypted with the member's key; null once the member is erased. */
export type PasskeyEvent =
  | {
      type: 'PasskeyAdded';
      data: {
        memberId: string;
        passkeyId: string;
        name: string | null;
        credential: Credential | null;
        /** Signature counter of the authenticator; 0 if it has none. */
        counter: number;
        synced: boolean;
        addedAt: string;
      };
    }
  | { type: 'PasskeyUsed'; data: { memberId: string; passkeyId: string; counter: number; usedAt: string } }
  | {
      type: 'PasskeyRenamed';
      data: { memberId: string; passkeyId: string; name: string | null; renamedAt: string };
    }
  | { type: 'PasskeyRemoved'; data: { memberId: string; passkeyId: string; removedAt: string } };

export interface Passkey {
  readonly passkeyId: string;
  readonly name: string;
  readonly credential: Credential;
  readonly counter: number;
  readonly synced: boolean;
  readonly addedAt: string;
  readonly usedAt: string | null;
}

/** In the order of their creation. */
export type Passkeys = readonly Passkey[];

export function evolvePasskeys(passkeys: Passkeys, { type, data }: PasskeyEvent): Passkeys {
  const change = (to: Partial<Passkey>): Passkeys =>
    passkeys.map((passkey) => (passkey.passkeyId === data.passkeyId ? { ...passkey, ...to } : passkey));
  switch (type) {
    case 'PasskeyAdded': {
      const { passkeyId, name, credential, counter, synced, addedAt } = data;
      if (name === null || credential === null) return passkeys;
      return [...passkeys, { passkeyId, name, credential, counter, synced, addedAt, usedAt: null }];
    }
    case 'PasskeyUsed':
      return change({ counter: data.counter, usedAt: data.usedAt });
    case 'PasskeyRenamed':
      return data.name === null ? passkeys : change({ name: data.name });
    default:
      return passkeys.filter(({ passkeyId }) => passkeyId !== data.passkeyId);
  }
}

const subject = (data: { memberId: string }) => data.memberId;
/** Encrypted fields and their subject. */
export const passkeyPersonalFields = {
  PasskeyAdded: { subject, fields: ['name', 'credential'] },
  PasskeyRenamed: { subject, fields: ['name'] },
} as const;
