/** What is kept of a passkey: nothing in it is a secret, but it tells whose it is. */
export interface Credential {
  /** As the authenticator calls it, base64url. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

/** The passkeys of one member. Name and credential are sealed with the member's own key; `null` once the member is erased. */
export type PasskeyEvent =
  | {
      type: 'PasskeyAdded';
      data: {
        memberId: string;
        passkeyId: string;
        name: string | null;
        credential: Credential | null;
        /** How often the authenticator said that it was used; 0 for one that does not count. */
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

/** In the order in which they were added. */
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
/** What identifies a person in these events, and whose it is. */
export const passkeyPersonalFields = {
  PasskeyAdded: { subject, fields: ['name', 'credential'] },
  PasskeyRenamed: { subject, fields: ['name'] },
} as const;
