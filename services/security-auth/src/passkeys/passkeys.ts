import { type Decider, rejections, unreachable } from '@aera/event-store/decider';

/** Stored public part of a passkey. It contains no secret but identifies its owner, so it is encrypted. */
export interface Credential {
  /** Credential id, base64url. */
  readonly id: string;
  /** Public key in COSE format, base64url. */
  readonly publicKey: string;
  readonly transports: readonly string[];
}

/** Events of the passkeys of one account. Name and credential are encrypted with the key of the account; null once it is erased. */
export type PasskeyEvent =
  | {
      type: 'PasskeyAdded';
      data: {
        accountId: string;
        passkeyId: string;
        name: string | null;
        credential: Credential | null;
        /** Signature counter of the authenticator; 0 if it has none. */
        counter: number;
        synced: boolean;
        addedAt: string;
      };
    }
  | { type: 'PasskeyUsed'; data: { accountId: string; passkeyId: string; counter: number; usedAt: string } }
  | {
      type: 'PasskeyRenamed';
      data: { accountId: string; passkeyId: string; name: string | null; renamedAt: string };
    }
  | { type: 'PasskeyRemoved'; data: { accountId: string; passkeyId: string; removedAt: string } };

export interface PasskeyRef {
  readonly accountId: string;
  readonly passkeyId: string;
}

export type PasskeyCommand =
  | {
      type: 'AddPasskey';
      data: PasskeyRef & { name: string; credential: Credential; counter: number; synced: boolean };
      now: string;
    }
  | { type: 'UsePasskey'; data: PasskeyRef & { counter: number }; now: string }
  | { type: 'RenamePasskey'; data: PasskeyRef & { name: string }; now: string }
  | { type: 'RemovePasskey'; data: PasskeyRef; now: string }
  | { type: 'RemoveAllPasskeys'; data: { accountId: string }; now: string };

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

function evolve(passkeys: Passkeys, { type, data }: PasskeyEvent): Passkeys {
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

/** Maximum number of passkeys of an account. */
const maxPasskeys = 20;

const reject = rejections({
  'passkey-exists': ['conflict', 'You’ve already added this passkey.'],
  'passkeys-full': ['conflict', `You can have up to ${maxPasskeys} passkeys. Remove one first.`],
  'passkey-copied': ['unprocessable', 'This passkey can no longer be trusted. Sign in with your password.'],
  'passkey-not-found': ['not-found', 'Passkey not found.'],
});

function decide({ type, data, now }: PasskeyCommand, passkeys: Passkeys): PasskeyEvent[] {
  const passkey =
    'passkeyId' in data ? passkeys.find(({ passkeyId }) => passkeyId === data.passkeyId) : undefined;
  switch (type) {
    case 'AddPasskey':
      if (passkeys.some(({ credential }) => credential.id === data.credential.id))
        throw reject('passkey-exists');
      if (passkeys.length >= maxPasskeys) throw reject('passkeys-full');
      return [{ type: 'PasskeyAdded', data: { ...data, addedAt: now } }];
    case 'UsePasskey':
      if (!passkey) throw reject('passkey-not-found');
      // A counter that does not increase indicates a cloned authenticator or a replayed response (WebAuthn, section 6.1.1).
      if ((passkey.counter > 0 || data.counter > 0) && data.counter <= passkey.counter)
        throw reject('passkey-copied');
      return [{ type: 'PasskeyUsed', data: { ...data, usedAt: now } }];
    case 'RenamePasskey':
      if (!passkey) throw reject('passkey-not-found');
      return passkey.name === data.name
        ? []
        : [{ type: 'PasskeyRenamed', data: { ...data, renamedAt: now } }];
    case 'RemovePasskey':
      return passkey ? [{ type: 'PasskeyRemoved', data: { ...data, removedAt: now } }] : [];
    case 'RemoveAllPasskeys':
      return passkeys.map(({ passkeyId }) => ({
        type: 'PasskeyRemoved',
        data: { ...data, passkeyId, removedAt: now },
      }));
    default:
      return unreachable(type);
  }
}

export const passkeys: Decider<PasskeyCommand, PasskeyEvent, Passkeys> = {
  initial: () => [],
  evolve,
  decide,
};
