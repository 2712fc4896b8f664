import { type Decider, rejections, unreachable } from '@aera/event-store/decider';
import { type Credential, evolvePasskeys, type PasskeyEvent, type Passkeys } from './passkeys.ts';

interface PasskeyRef {
  readonly memberId: string;
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
  | { type: 'RemoveAllPasskeys'; data: { memberId: string }; now: string };

/** Limits the number of passkeys of a member. */
const maxPasskeys = 20;

const reject = rejections({
  'passkey-exists': ['conflict', 'You’ve already added this passkey.'],
  'passkeys-full': ['conflict', `You can have up to ${maxPasskeys} passkeys. Remove one first.`],
  'passkey-copied': ['unprocessable', 'This passkey can no longer be trusted. Sign in with your password.'],
  'passkey-not-found': ['not-found', 'Passkey not found.'],
});

function decide({ type, data, now }: PasskeyCommand, passkeys: Passkeys): PasskeyEvent[] {
  const found =
    'passkeyId' in data ? passkeys.find(({ passkeyId }) => passkeyId === data.passkeyId) : undefined;
  switch (type) {
    case 'AddPasskey':
      if (passkeys.some(({ credential }) => credential.id === data.credential.id))
        throw reject('passkey-exists');
      if (passkeys.length >= maxPasskeys) throw reject('passkeys-full');
      return [{ type: 'PasskeyAdded', data: { ...data, addedAt: now } }];
    case 'UsePasskey':
      if (!found) throw reject('passkey-not-found');
      // A counter that does not increase indicates a cloned authenticator or a replayed response (WebAuthn, section 6.1.1).
      if ((found.counter > 0 || data.counter > 0) && data.counter <= found.counter)
        throw reject('passkey-copied');
      return [{ type: 'PasskeyUsed', data: { ...data, usedAt: now } }];
    case 'RenamePasskey':
      if (!found) throw reject('passkey-not-found');
      return found.name === data.name ? [] : [{ type: 'PasskeyRenamed', data: { ...data, renamedAt: now } }];
    case 'RemovePasskey':
      return found ? [{ type: 'PasskeyRemoved', data: { ...data, removedAt: now } }] : [];
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
  evolve: evolvePasskeys,
  decide,
};
